package org.wattladder.system.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The tree under test, and its script as a user calls it; children use the JDK that runs the tests. */
final class Installation {
    static final Path HOME =
            Path.of(System.getProperty("wattladder.home")).toAbsolutePath().normalize();
    private static final Path CONFIG = HOME.resolve("system-tests/src/test/resources/config");

    private Installation() {}

    /** Starts a run of the tiny suite with the tiny meters and more arguments. */
    static Launched runTiny(Path directory, String... arguments) throws IOException {
        return runOn("tiny", directory, arguments);
    }

    /** Starts a run of the suite of seconds with the tiny meters and more arguments. */
    static Launched runSeconds(Path directory, String... arguments) throws IOException {
        return runOn("second", "tiny", directory, arguments);
    }

    /** Starts a run of many steps with the tiny meters, which goes on when a test has seen enough. */
    static Launched runLong(Path directory, String... arguments) throws IOException {
        return runOn("long", "tiny", directory, arguments);
    }

    /** Starts a run whose recordings end when they are precise, with a meter that does not scatter. */
    static Launched runPrecise(Path directory, String... arguments) throws IOException {
        return runOn("precise", "steady", directory, arguments);
    }

    /** Starts a run of the tiny suite with the meters of this file and more arguments. */
    static Launched runOn(String meters, Path directory, String... arguments) throws IOException {
        return runOn("tiny", meters, directory, arguments);
    }

    private static Launched runOn(String suite, String meters, Path directory, String... arguments) throws IOException {
        List<String> all = new ArrayList<>(List.of("run", suite, "--config", CONFIG.toString(), "--meter", meters));
        all.addAll(Arrays.asList(arguments));
        return start(directory, all.toArray(String[]::new));
    }

    /** Measures commands, with options that a blank parts. */
    static Launched measure(Path directory, String options, String... commands) throws IOException {
        List<String> words = new ArrayList<>(List.of("measure"));
        words.addAll(List.of(options.strip().split(" +")));
        words.addAll(Arrays.asList(commands));
        return start(directory, words.toArray(String[]::new));
    }

    /** Puts the scenarios of the test meters into this directory, where meters files name them. */
    static void copyScenarios(Path directory) throws IOException {
        Path target = Files.createDirectories(directory.resolve("scenarios"));
        try (Stream<Path> scenarios = Files.list(CONFIG.resolve("meters/scenarios"))) {
            for (Path scenario : scenarios.toList()) {
                Files.copy(scenario, target.resolve(scenario.getFileName()));
            }
        }
    }

    /** Starts the script; output goes to files in the directory. */
    static Launched start(Path directory, String... arguments) throws IOException {
        return start(HOME.resolve("wattladder"), directory, arguments);
    }

    static Launched start(Path script, Path directory, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(Arrays.asList(arguments));
        Path out = Files.createTempFile(directory, "stdout", ".txt");
        Path err = Files.createTempFile(directory, "stderr", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return new Launched(builder.start(), out, err);
    }
}
