package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.DirectorMain;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.NamedFigure;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.WorkletResult;

/** Runs whose worklet drives a server that is no program of Wattladder's, with real processes. */
class ServedRunIT {
    private static final String SUITE = """
            title: A served ladder
            seed: 7
            defaults:
              clients: {per: host, users: 1}
              ladder:
                warm-up: 1s
                calibration: {intervals: 1, pre: 0s, recording: 2s, post: 1s}
                levels: [100, 50]
                level: {pause: 0s, pre: 0s, recording: 2s, post: 1s}
              idle: {pause: 0s, pre: 0s, recording: 2s, post: 1s}
            worklets:
              echo:
                components:
                  server: {command: ["%s", "{port}"]}
              idle:
            """;

    @TempDir
    private Path directory;

    private Path allowed;
    private RunFiles files;
    private Launched director;

    @BeforeEach
    void start() throws IOException {
        allowed = Files.createDirectory(directory.resolve("allowed"));
        files = new RunFiles(directory.resolve("out"));
        Path services = Files.createDirectories(directory.resolve("classes/META-INF/services"));
        Files.writeString(services.resolve("org.wattladder.worklets.api.Worklet"), EchoWorklet.class.getName() + "\n");
        director = java(
                DirectorMain.class.getName(),
                "--listen",
                "127.0.0.1:0",
                "--end-with-input",
                "--client-class-path",
                classPath(),
                "--allow-programs",
                allowed.toString());
        await().atMost(Duration.ofSeconds(60)).until(() -> director.output().startsWith("listening on "));
    }

    @AfterEach
    void end() throws Exception {
        director.process().getOutputStream().close();
        director.exitCode();
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(servers()).isEmpty());
    }

    private String classPath() {
        return directory.resolve("classes") + File.pathSeparator + System.getProperty("java.class.path");
    }

    private Launched java(String... words) throws IOException {
        List<String> all = new ArrayList<>(List.of("-cp", classPath()));
        all.addAll(List.of(words));
        return Installation.start(
                Path.of(System.getProperty("java.home"), "bin", "java"), directory, all.toArray(String[]::new));
    }

    /** A script that becomes the server. */
    private Path script(String name, String... before) throws IOException {
        Path file = allowed.resolve(name);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Files.writeString(
                file, """
                #!/bin/sh
                %s
                exec '%s' -Xrs -Xmx32m -cp '%s' %s "$1"
                """.formatted(String.join("\n", before), java, classPath(), BusyEchoServer.class.getName()));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file;
    }

    private Launched run(Path server) throws IOException {
        Path suites = Files.createDirectories(directory.resolve("config/suites"));
        Files.writeString(suites.resolve("served.yaml"), SUITE.formatted(server));
        return java(
                "org.wattladder.chauffeur.cli.ChauffeurMain",
                "--home",
                Installation.HOME.toString(),
                "run",
                "served",
                "--config",
                directory.resolve("config").toString(),
                "--host",
                director.output().strip().replace("listening on ", ""),
                "--out",
                files.directory().toString());
    }

    /** All processes of this test's servers, whoever their parent is. */
    private List<ProcessHandle> servers() {
        String mine = directory.toString();
        try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
            return processes
                    .filter(process -> process.getFileName().toString().matches("\\d+"))
                    .filter(process -> {
                        try {
                            String words = Files.readString(process.resolve("cmdline"));
                            return words.contains(mine) && words.contains(BusyEchoServer.class.getName());
                        } catch (IOException gone) {
                            return false;
                        }
                    })
                    .flatMap(process -> ProcessHandle.of(
                            Long.parseLong(process.getFileName().toString()))
                            .stream())
                    .toList();
        } catch (IOException noProcesses) {
            throw new AssertionError(noProcesses);
        }
    }

    @Test
    void shouldClimbTheLadderAndCountTheTimeOfTheServerAsItsOwn() throws Exception {
        Launched run = run(script("server"));
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        assertThat(servers()).isEmpty();
        RunResult result = files.result();
        assertThat(result.course().termination().complete()).isTrue();
        assertThat(result.plan().worklets().get(0).servers()).hasSize(1);
        List<IntervalResult> intervals = result.worklets().get(0).intervals();
        assertThat(intervals).hasSizeGreaterThanOrEqualTo(4);
        for (IntervalResult interval : intervals) {
            TypeResult echo = interval.types().get(0);
            assertThat((double) echo.aborted() / (echo.transactions() + echo.aborted()))
                    .isBetween(0.05, 0.15);
            HostInterval client = interval.clients().get(0);
            assertThat(client.figures()).containsExactly(new NamedFigure("connections", 1, "sockets"));
            // The server burns some milliseconds for each of the microseconds that a client spends.
            double clientPercent = client.processorPercent().asOptional().orElseThrow();
            assertThat(interval.conditions()
                            .get(0)
                            .facts()
                            .ownCpuPercent()
                            .asOptional()
                            .orElseThrow())
                    .isGreaterThan(2 * clientPercent);
        }
    }

    @Test
    void shouldNameAServerThatCrashesAndGoOnWithTheNextWorklet() throws Exception {
        Launched run = run(script("server"));
        files.awaitIntervals(2);
        servers().forEach(ProcessHandle::destroyForcibly);
        assertThat(run.exitCode()).as(run.errors()).isEqualTo(4);
        RunResult result = files.result();
        assertThat(result.worklets()).extracting(WorkletResult::name).containsExactly("echo", "idle");
        assertThat(result.worklets().get(0).faults()).hasSize(1);
        assertThat(run.errors())
                .contains("component server (" + allowed.toRealPath().resolve("server"));
        assertThat(result.worklets().get(1).faults()).isEmpty();
        assertThat(result.worklets().get(1).intervals()).hasSize(1);
    }

    @Test
    void shouldLeaveNothingBehindWhenTheDirectorIsKilledAlthoughTheServerForksAwayAndIgnoresSignals() throws Exception {
        Path server = script("server");
        Path daemon = script("daemon", "trap '' TERM HUP INT", "setsid '" + server + "' \"$1\" &", "exit 0");
        Launched run = run(daemon);
        files.awaitIntervals(1);
        assertThat(servers()).isNotEmpty();
        director.process().destroyForcibly();
        assertThat(run.exitCode()).as(run.errors()).isEqualTo(4);
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(servers()).isEmpty());
    }

    @Test
    void shouldRefuseBeforeTheRunWhatTheDirectorDoesNotAllow() throws Exception {
        Launched run = run(Path.of("/bin/sh"));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errors()).contains("program /bin/sh lies outside of what this Director allows");
    }
}
