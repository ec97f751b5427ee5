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
import org.wattladder.director.DirectorMain;

/** Directors, servers and runs of tests whose worklet drives a server that is no program of Wattladder's. */
final class ServedLab {
    private static final String SUITE = """
            title: A served ladder
            seed: 7
            defaults:
              clients: {per: host, users: 1, heap: 64MiB}
              ladder:
                warm-up: 1s
                calibration: {intervals: 1, pre: 0s, recording: 2s, post: 1s}
                levels: [100, 50]
                level: {pause: 0s, pre: 0s, recording: 2s, post: 1s}
              idle: {pause: 0s, pre: 0s, recording: 2s, post: 1s}
            worklets:
              echo: %s
              idle:
            """;

    private final Path directory;
    private final Path allowed;
    private final List<Launched> directors = new ArrayList<>();
    final RunFiles files;

    ServedLab(Path directory) throws IOException {
        this.directory = directory;
        allowed = Files.createDirectory(directory.resolve("allowed"));
        files = new RunFiles(directory.resolve("out"));
        Path services = Files.createDirectories(directory.resolve("classes/META-INF/services"));
        Files.writeString(services.resolve("org.wattladder.worklets.api.Worklet"), EchoWorklet.class.getName() + "\n");
    }

    /** Starts a Director that allows the scripts of this lab, and returns it once it listens. */
    Launched systemUnderTest() throws IOException {
        return director("--allow-programs", allowed.toString());
    }

    /** Starts a Director that allows no program, and returns it once it listens. */
    Launched driver() throws IOException {
        return director();
    }

    private Launched director(String... more) throws IOException {
        Launched director = java(Stream.concat(
                        Stream.of(
                                DirectorMain.class.getName(),
                                "--listen",
                                "127.0.0.1:0",
                                "--end-with-input",
                                "--client-class-path",
                                classPath()),
                        Stream.of(more))
                .toArray(String[]::new));
        directors.add(director);
        await().atMost(Duration.ofSeconds(60)).until(() -> director.output().startsWith("listening on "));
        return director;
    }

    /** Host and port of a Director. */
    static String address(Launched director) {
        return director.output().strip().replace("listening on ", "");
    }

    /** Ends all Directors; no server may be left. */
    void end() throws Exception {
        for (Launched director : directors) {
            director.process().getOutputStream().close();
            director.exitCode();
        }
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(servers()).isEmpty());
    }

    private String classPath() {
        return directory.resolve("classes") + File.pathSeparator + System.getProperty("java.class.path");
    }

    Launched java(String... words) throws IOException {
        List<String> all = new ArrayList<>(List.of("-cp", classPath()));
        all.addAll(List.of(words));
        return Installation.start(
                Path.of(System.getProperty("java.home"), "bin", "java"), directory, all.toArray(String[]::new));
    }

    /** A script that becomes the server. */
    Path script(String name, String... before) throws IOException {
        Path file = allowed.resolve(name);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Files.writeString(
                file, """
                #!/bin/sh
                %s
                exec '%s' -Xrs -Xmx32m -cp '%s' %s "$@"
                """.formatted(String.join("\n", before), java, classPath(), BusyEchoServer.class.getName()));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file;
    }

    /** Starts a run whose worklet has these settings. */
    Launched run(String echo, String... options) throws IOException {
        Path suites = Files.createDirectories(directory.resolve("config/suites"));
        Files.writeString(suites.resolve("served.yaml"), SUITE.formatted(echo));
        List<String> words = new ArrayList<>(List.of(
                "org.wattladder.chauffeur.cli.ChauffeurMain",
                "--home",
                Installation.HOME.toString(),
                "run",
                "served",
                "--config",
                directory.resolve("config").toString(),
                "--out",
                files.directory().toString()));
        words.addAll(List.of(options));
        return java(words.toArray(String[]::new));
    }

    /** All processes of this test's servers, whoever their parent is. */
    List<ProcessHandle> servers() {
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
}
