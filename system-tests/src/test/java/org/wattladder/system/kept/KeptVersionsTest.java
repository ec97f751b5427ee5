package org.wattladder.system.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.config.PlanFile;
import org.wattladder.keys.Role;
import org.wattladder.keys.file.KeyFolder;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.xml.InvalidResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.system.architecture.KnownOptions;
import org.wattladder.worklets.api.WorkletCatalogue;

/** The promises of {@code docs/compatibility.md}. */
class KeptVersionsTest {
    private static final String ABSENT = "absent";

    @TempDir
    private Path directory;

    static List<String> versions() throws IOException {
        return KeptVersion.names();
    }

    private static void assertDone(String... words) {
        KeptVersion.Answer answer = KeptVersion.answer(words);
        assertThat(answer.exitCode()).as(answer.errors()).isZero();
    }

    private Path run(String version) throws Exception {
        KeptVersion kept = KeptVersion.copied(version, directory.resolve(version));
        Path results = Files.createDirectory(directory.resolve("results"));
        Process unpacked = new ProcessBuilder(
                        "tar", "-xzf", kept.path("run.tar.gz").toString(), "-C", results.toString())
                .inheritIO()
                .start();
        assertThat(unpacked.waitFor()).isZero();
        try (Stream<Path> runs = Files.list(results)) {
            return runs.findFirst().orElseThrow();
        }
    }

    @ParameterizedTest
    @MethodSource("versions")
    void shouldReportAndVerifyItsRuns(String version) throws Exception {
        Path run = run(version);
        List<List<String>> before = KeptVersion.cells(run.resolve("result.csv"));
        Files.delete(run.resolve("result.html"));
        assertDone("report", run.toString());
        assertThat(run.resolve("result.html")).exists();
        assertKept(before, intervals(KeptVersion.cells(run.resolve("result.csv"))));
        assertDone("verify", run.toString());

        String result = Files.readString(run.resolve("result.xml"));
        Files.delete(run.resolve("result.xml"));
        assertDone("report", run.toString());
        assertThat(run.resolve("result.xml")).exists();
        assertThat(figures(Files.readString(run.resolve("result.xml")))).isEqualTo(figures(result));
    }

    /** What the text holds, in whichever form of this or an earlier version, written by no particular version. */
    private static RunResult figures(String result) throws InvalidResult {
        return new ResultXml()
                .read(result.replaceAll("productVersion=\"[^\"]*\"", "productVersion=\"any\""), "result.xml");
    }

    /** Without rows that are no interval, which earlier versions did not have. */
    private static List<List<String>> intervals(List<List<String>> rows) {
        int kind = rows.get(0).indexOf("kind");
        return rows.stream().filter(row -> !row.get(kind).equals("headline")).toList();
    }

    private static void assertKept(List<List<String>> before, List<List<String>> after) {
        assertThat(after.get(0)).containsAll(before.get(0));
        assertThat(after).hasSameSizeAs(before);
        for (int row = 1; row < before.size(); row++) {
            Map<String, String> kept = named(before.get(0), before.get(row));
            Map<String, String> now = named(after.get(0), after.get(row));
            // Columns that came later may be absent, too.
            assertThat(now.get(ABSENT).split(" ")).contains(kept.remove(ABSENT).split(" "));
            assertThat(now).containsAllEntriesOf(kept);
        }
    }

    private static Map<String, String> named(List<String> header, List<String> cells) {
        Map<String, String> row = new TreeMap<>();
        for (int column = 0; column < header.size(); column++) {
            String name = header.get(column);
            row.put(name, name.equals(ABSENT) ? columns(cells.get(column)) : cells.get(column));
        }
        return row;
    }

    /** The names of absent cells without the reasons, which are sentences and may change. */
    private static String columns(String absent) {
        return Stream.of(absent.replaceAll(":[^;]*", "").split("[; ]+"))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @MethodSource("versions")
    void shouldTakeItsPlan(String version) throws Exception {
        RunPlan plan = PlanFile.read(run(version).resolve("plan.yaml"), WorkletCatalogue.load());
        assertThat(plan.worklets()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("versions")
    void shouldTakeItsConfiguration(String version) throws Exception {
        KeptVersion kept = KeptVersion.copied(version, directory.resolve(version));
        String config = kept.path("config").toString();
        try (Stream<Path> suites = Files.list(kept.path("config/suites"))) {
            for (Path suite : suites.toList()) {
                assertDone("validate", suite.toString(), "--config", config, "--meter", "lab");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("versions")
    void shouldReadItsKeys(String version) throws Exception {
        KeyFolder keys = new KeyFolder(
                KeptVersion.copied(version, directory.resolve(version)).path("keys"));
        assertThat(keys.identity().chain()).hasSize(1);
        assertThat(keys.trusted(Role.CHAUFFEUR).peers()).hasSize(1);
        assertThat(keys.trusted(Role.DIRECTOR).peers()).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("versions")
    void shouldHaveItsCommandsAndOptions(String version) throws Exception {
        Path options = KeptVersion.copied(version, directory.resolve(version)).path("options.txt");
        assertThat(KnownOptions.all()).containsAll(Files.readAllLines(options));
    }
}
