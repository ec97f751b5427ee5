package org.wattladder.console.api;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.URI;
import java.net.UnixDomainSocketAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.archive.RunIndex;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.archive.KnownMachines;
import org.wattladder.console.screen.CompareScreen;
import org.wattladder.console.screen.HomeScreen;
import org.wattladder.console.screen.HostList;
import org.wattladder.console.screen.HostsScreen;
import org.wattladder.console.screen.MetersScreen;
import org.wattladder.console.screen.NewScreen;
import org.wattladder.console.screen.PlannedRun;
import org.wattladder.console.screen.RuleScreen;
import org.wattladder.console.screen.RunScreen;
import org.wattladder.console.screen.RunsScreen;
import org.wattladder.console.start.AskedHosts;
import org.wattladder.console.start.AskedPlans;
import org.wattladder.console.start.CommandOutput;
import org.wattladder.console.start.NewRuns;
import org.wattladder.console.start.RunProcess;
import org.wattladder.console.start.StoredEnvironments;
import org.wattladder.console.verify.RunVerifier;
import org.wattladder.console.web.ConsoleServer;
import org.wattladder.console.web.Screen;
import org.wattladder.keys.file.KeyFolder;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.worklets.api.WorkletCatalogue;

/**
 * A console with its interface and some of its pages on three runs: {@code whole}, {@code cut} without its end, and {@code on}, whose process is a sleeping one. The
 * command that it starts copies {@code whole}, makes the socket of what it resumes, or refuses when it is to use a seed.
 */
final class ApiOnTrial implements AutoCloseable {
    private static final Path ARCHIVED = Path.of("..", "chauffeur", "src", "test", "resources", "archive", "run");
    private static final Path CONFIG = Path.of("..", "config");

    private final HttpClient browser = HttpClient.newHttpClient();
    private final Path results;
    private final ServerSocketChannel socket;
    private final Process sleeping;
    private final ConsoleServer server;
    private final List<Screen> screens;

    ApiOnTrial(Path folder) throws IOException {
        results = Files.createDirectories(folder.resolve("results"));
        new ReportWriter().compose(RunDirectory.open(copy("whole", Integer.MAX_VALUE)));
        copy("cut", 6);
        Path on = copy("on", 6);
        sleeping = new ProcessBuilder("sleep", "60").start();
        socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)
                .bind(UnixDomainSocketAddress.of(on.resolve(RunDirectory.LIVE)));
        Thread greeting = new Thread(this::greet, "greeting");
        greeting.setDaemon(true);
        greeting.start();
        Path script =
                Files.writeString(Files.createDirectories(folder.resolve("bin")).resolve("wattladder"), """
                #!/bin/sh
                for word; do
                    case $word in
                        --seed=*) echo 'it will not' >&2; exit 2 ;;
                        --out=*) cp -r %s "${word#--out=}" ;;
                        --resume=*) cp %s/live.sock "${word#--resume=}" 2>/dev/null || : >"${word#--resume=}/live.sock" ;;
                    esac
                done
                """.formatted(
                                results.resolve("whole"), on));
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
        Archive archive = new Archive(RunIndex.over(List.of(results)));
        WorkletCatalogue catalogue = WorkletCatalogue.load();
        StoredEnvironments environments = new StoredEnvironments(results);
        KnownMachines machines = new KnownMachines(archive);
        CommandOutput commands = new CommandOutput(folder, folder);
        TimeSource time = TimeSource.system();
        NewRuns runs = new NewRuns(
                archive,
                new AskedPlans(
                        new PlanReader(CONFIG, catalogue),
                        new AskedPlans.Options(Optional.empty(), List.of()),
                        environments),
                new RunProcess(folder, folder),
                results,
                time);
        PlannedRun.Place place = new PlannedRun.Place(machines, catalogue, results);
        Api api = new Api(archive, runs, place, time);
        HostsScreen hosts = new HostsScreen(
                new HostList(archive, machines, environments, new KeyFolder(folder)),
                new AskedHosts(commands, environments, List.of()),
                environments);
        MetersScreen meters = new MetersScreen(archive, machines, commands, time);
        LabApi lab = new LabApi(hosts, meters);
        screens = List.of(api, lab);
        server = ConsoleServer.start(
                new ConsoleServer.Listening("127.0.0.1", 0, List.of(), Optional.empty()),
                List.of(
                        api,
                        lab,
                        hosts,
                        meters,
                        new CompareScreen(archive),
                        new RuleScreen(),
                        new HomeScreen(archive, machines, runs, time),
                        new RunsScreen(archive),
                        new RunScreen(archive, runs, new RunVerifier(commands, time), time),
                        new NewScreen(archive, runs, place, time)),
                Optional::empty);
    }

    private Path copy(String name, int journalLines) throws IOException {
        Path run = Files.createDirectories(results.resolve(name));
        for (String file : List.of("plan.yaml", "samples.csv")) {
            Files.copy(ARCHIVED.resolve(file), run.resolve(file));
        }
        List<String> journal = Files.readAllLines(ARCHIVED.resolve("journal.jsonl"));
        Files.write(run.resolve("journal.jsonl"), journal.subList(0, Math.min(journal.size(), journalLines)));
        return run;
    }

    private void greet() {
        String line = WireCodec.strictMapper()
                .writerFor(RunEvent.class)
                .writeValueAsString(new RunEvent.Attached("on", "", sleeping.pid(), "", 0, Optional.empty()));
        while (socket.isOpen()) {
            try (SocketChannel reader = socket.accept()) {
                reader.write(ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8)));
            } catch (IOException onlyLooked) {
                // The next one may listen.
            }
        }
    }

    List<Screen> screens() {
        return screens;
    }

    /** Where it listens, as {@code http://127.0.0.1:PORT}, and its token. */
    List<String> link() {
        return List.of(server.link().split("/\\?token=", 2));
    }

    Process sleeping() {
        return sleeping;
    }

    /** A page as its owner reads it. */
    String page(String path) throws IOException, InterruptedException {
        return answer("GET", path, "", true).body();
    }

    HttpResponse<String> answer(String method, String path, String body, boolean withToken)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(link().get(0) + path))
                .header("Content-Type", "application/json")
                .method(
                        method,
                        method.equals("GET")
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        if (withToken) {
            request.header("Authorization", "Bearer " + link().get(1));
        }
        return browser.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Override
    public void close() throws IOException {
        server.close();
        socket.close();
        sleeping.destroyForcibly();
    }
}
