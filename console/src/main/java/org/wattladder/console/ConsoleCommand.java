package org.wattladder.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import javax.net.ssl.X509KeyManager;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunIndex;
import org.wattladder.chauffeur.cli.ConfigOption;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.console.api.Api;
import org.wattladder.console.api.LabApi;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.archive.KnownMachines;
import org.wattladder.console.screen.CompareScreen;
import org.wattladder.console.screen.EnvironmentScreen;
import org.wattladder.console.screen.HomeScreen;
import org.wattladder.console.screen.HostList;
import org.wattladder.console.screen.HostsScreen;
import org.wattladder.console.screen.LanguageScreen;
import org.wattladder.console.screen.MetersScreen;
import org.wattladder.console.screen.NewScreen;
import org.wattladder.console.screen.PlannedRun;
import org.wattladder.console.screen.RuleScreen;
import org.wattladder.console.screen.RunActions;
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
import org.wattladder.keys.option.KeyOptions;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.WorkletCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wattladder console}: runs in a browser. */
@Command(
        name = "wattladder console",
        mixinStandardHelpOptions = true,
        description = {
            "Shows machines, runs and results in a browser, and starts runs. Prints one link; anyone who has it is let in.",
            "It holds no state: runs that it starts are ordinary runs, and go on when it ends."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder console",
            "  wattladder console --results /srv/lab/results --results results",
            "  wattladder console --listen 192.0.2.7 --name lab.example    with TLS, by the key of 'wattladder keys'",
            "",
            "Do not start it on a machine that is being measured: it wakes several times a second."
        })
public final class ConsoleCommand implements Callable<Integer> {
    private static final String STANDARD_PORT = "7430";

    private final Path home;
    private final TimeSource time;

    @Option(
            names = "--results",
            paramLabel = "DIR",
            description = "results folder to show; may be repeated, new runs go to the first (default: results)")
    private List<Path> results = new ArrayList<>();

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = STANDARD_PORT,
            description = "port to listen on; 0 takes any free one (default: " + STANDARD_PORT + ")")
    private int port;

    @Option(
            names = "--listen",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "address to listen on; beyond loopback with TLS only (default: 127.0.0.1)")
    private String listen;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "a name by which browsers may call it, beside its address; may be repeated")
    private List<String> names = new ArrayList<>();

    @Mixin
    private ConfigOption config;

    @Mixin
    private KeyOptions keys;

    @Spec
    private CommandSpec spec;

    ConsoleCommand(Path home, TimeSource time) {
        this.home = home;
        this.time = time;
    }

    /** Prints the link and serves until a signal comes. */
    @Override
    public Integer call() throws InterruptedException {
        PrintWriter err = spec.commandLine().getErr();
        try {
            if (port < 0 || port > Endpoint.LARGEST_PORT) {
                throw new IOException("--port must be from 0 to " + Endpoint.LARGEST_PORT + ", not " + port);
            }
            Optional<X509KeyManager> key = key();
            List<String> known = new ArrayList<>(names);
            String address = listen.replaceFirst("^\\[(.*)\\]$", "$1");
            known.add(address.contains(":") ? "[" + address + "]" : address);
            Archive archive = new Archive(RunIndex.over(folders()));
            KnownMachines machines = new KnownMachines(archive);
            try (ConsoleServer server = ConsoleServer.start(
                    new ConsoleServer.Listening(address, port, known, key),
                    screens(archive, machines),
                    () -> machines.measuring(machines.here()).map(IndexedRun::name))) {
                CountDownLatch ended = new CountDownLatch(1);
                Runtime.getRuntime().addShutdownHook(new Thread(ended::countDown, "shutdown"));
                spec.commandLine().getOut().println(server.link());
                spec.commandLine().getOut().flush();
                if (key.isPresent()) {
                    err.println("Certificate " + keys.fingerprint() + "; compare it with what the browser shows.");
                }
                err.println("Open this link. Ctrl-C ends the console; runs go on.");
                ended.await();
            }
            return ExitCode.VALID.code();
        } catch (IOException refused) {
            err.println(refused.getMessage());
            return ExitCode.USAGE.code();
        }
    }

    private Optional<X509KeyManager> key() throws IOException {
        if (InetAddress.getByName(listen).isLoopbackAddress() && !keys.always()) {
            return Optional.empty();
        }
        return Optional.of(keys.serverKey());
    }

    private List<Path> folders() {
        return (results.isEmpty() ? List.of(RunStore.RESULTS) : results)
                .stream().map(folder -> folder.toAbsolutePath().normalize()).toList();
    }

    private List<Screen> screens(Archive archive, KnownMachines machines) {
        Path first = archive.index().folders().get(0);
        WorkletCatalogue catalogue = WorkletCatalogue.load();
        StoredEnvironments environments = new StoredEnvironments(first);
        NewRuns runs = new NewRuns(
                archive,
                new AskedPlans(
                        new PlanReader(config.layers(home), catalogue),
                        new AskedPlans.Options(config.given(), keys.words()),
                        environments),
                new RunProcess(home, Path.of("").toAbsolutePath()),
                first,
                time);
        PlannedRun.Place place = new PlannedRun.Place(machines, catalogue, first);
        CommandOutput commands = new CommandOutput(home, Path.of("").toAbsolutePath());
        HostsScreen hosts = new HostsScreen(
                new HostList(archive, machines, environments, keys.folder()),
                new AskedHosts(commands, environments, keys.words()),
                environments);
        RunVerifier verifier = new RunVerifier(commands, time);
        MetersScreen meters = new MetersScreen(archive, machines, commands, time);
        return List.of(
                new HomeScreen(archive, machines, runs, time),
                hosts,
                new EnvironmentScreen(hosts, environments),
                meters,
                new RunsScreen(archive),
                new CompareScreen(archive),
                new RuleScreen(),
                new NewScreen(archive, runs, place, time),
                new RunScreen(archive, runs, verifier, time),
                new RunActions(archive, runs, verifier, machines),
                new LanguageScreen(),
                new LabApi(hosts, meters),
                new Api(archive, runs, place, time));
    }
}
