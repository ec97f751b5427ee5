package org.wattladder.system.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The archive that the build made, unpacked into a folder with blanks in its name. */
record Unpacked(Path home) {
    private static final Path BUILT =
            Path.of(System.getProperty("wattladder.home")).resolve("release/target");

    /** What a command said and how it ended. */
    record Answer(int exitCode, String output) {}

    static Unpacked below(Path directory) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(directory.resolve("a folder with blanks"));
        try (Stream<Path> files = Files.list(BUILT)) {
            Path archive = files.filter(file -> file.toString().endsWith(".tar.gz"))
                    .filter(file -> !file.toString().endsWith("-source.tar.gz"))
                    .findFirst()
                    .orElseThrow();
            Answer unpacked = run(Map.of(), "tar", "-xzf", archive.toString(), "-C", folder.toString());
            assertThat(unpacked.exitCode()).as(unpacked.output()).isZero();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return new Unpacked(files.findFirst().orElseThrow());
        }
    }

    /** The JDK of this test, and caches in a folder of it. */
    static Map<String, String> environment(Path folder) {
        return Map.of(
                "JAVA_HOME", System.getProperty("java.home"),
                "XDG_CACHE_HOME", folder.resolve("cache").toString());
    }

    Path launcher() {
        return home.resolve("bin/wattladder");
    }

    /** Runs with a path and these variables alone. */
    static Answer run(Map<String, String> environment, String... command) throws IOException, InterruptedException {
        Process process =
                started(environment, command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Answer(process.waitFor(), output);
    }

    private static ProcessBuilder started(Map<String, String> environment, String... command) {
        ProcessBuilder builder = new ProcessBuilder(List.of(command));
        Map<String, String> all = new LinkedHashMap<>(environment);
        all.putIfAbsent("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
        builder.environment().clear();
        builder.environment().putAll(all);
        return builder;
    }

    /** Whether this machine has a tool; says so when a test is left out without it. */
    static boolean has(String tool) throws IOException, InterruptedException {
        return run(Map.of(), "sh", "-c", "command -v " + tool).exitCode() == 0;
    }
}
