package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.config.environment.EnvironmentFile;
import org.wattladder.chauffeur.config.meter.MeterFile;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.problem.Problems;

/**
 * Feeds files to every reader of configuration: the seeds here and all shipped files, what a fuzzer makes of them in
 * {@code system-tests/benches/fuzz}.
 */
public final class PlanReaderFuzzTest {
    private static final List<String> HOSTS = List.of("a");
    private static final Path FOLDER = folder();
    private static final Path FILE = FOLDER.resolve("suites/s.yaml");
    private static final PlanReader READER = new PlanReader(ConfigLayers.of(FOLDER), StubWorklet.catalogue(), "here");

    /** A file is refused with sentences, or it is a plan that is written and read back equal. */
    public static void fuzzerTestOneInput(byte[] text) throws IOException {
        Files.write(FILE, text);
        try {
            checkWritten(READER.read(PlanRequest.of("s")));
            checkWritten(READER.read(PlanRequest.of("s").quickly()));
        } catch (ConfigProblems refused) {
            assertThat(refused.problems()).isNotEmpty();
        }
        MeterFile.read(FILE, HOSTS, new Problems());
        try {
            EnvironmentFile.read(FILE, HOSTS);
        } catch (ConfigProblems refused) {
            assertThat(refused.problems()).isNotEmpty();
        }
        checkResolved(Files.readString(FILE, StandardCharsets.ISO_8859_1));
    }

    private static void checkResolved(String text) {
        RunPlan plan;
        try {
            plan = PlanYaml.read(text);
        } catch (IllegalArgumentException refused) {
            assertThat(refused).hasMessageMatching("(?s)plan\\.yaml (is no plan:|has (no )?format version).*");
            return;
        }
        checkWritten(plan);
    }

    private static void checkWritten(RunPlan plan) {
        assertThat(PlanYaml.read(PlanYaml.write(plan))).isEqualTo(plan);
    }

    /** In memory where there is such a folder, as every execution writes a file. */
    private static Path folder() {
        Path memory = Path.of("/dev/shm");
        try {
            Path folder = Files.isWritable(memory)
                    ? Files.createTempDirectory(memory, "plan-fuzz")
                    : Files.createTempDirectory("plan-fuzz");
            Files.createDirectories(folder.resolve("suites"));
            Files.createDirectories(folder.resolve("clients"));
            Files.writeString(folder.resolve("clients/core.yaml"), "per: core\n");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
            return folder;
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static void remove(Path folder) {
        for (String file : List.of("suites/s.yaml", "suites", "clients/core.yaml", "clients", "")) {
            var unused = folder.resolve(file).toFile().delete();
        }
    }

    static List<Path> seeds() throws IOException {
        try (Stream<Path> seeds = Files.walk(Path.of("src/test/resources/fuzz/plan"));
                Stream<Path> shipped = Files.walk(Path.of("../config"))) {
            return Stream.concat(seeds, shipped).filter(Files::isRegularFile).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldReadOrRefuseEverySeed(Path seed) throws IOException {
        fuzzerTestOneInput(Files.readAllBytes(seed));
    }
}
