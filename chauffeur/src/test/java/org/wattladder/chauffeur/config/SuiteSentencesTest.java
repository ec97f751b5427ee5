package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SuiteSentencesTest {
    @TempDir
    private Path folder;

    private ConfigTree tree;

    @BeforeEach
    void makeTree() {
        tree = new ConfigTree(folder);
    }

    /** The setting stands in line 3, after "defaults:" in line 2. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ladder: {warmup: 30s} | 12: unknown setting "warmup" in defaults.ladder; did you mean "warm-up"?
            schedule: laddr     | 13: defaults.schedule must be one of ladder, iterations, depth-sweep, steady, search, curve, trace, tiles, idle, not laddr; did you mean "ladder"?
            heat: 30s           | 3: unknown setting "heat" in defaults; known: clients, jvm-options, schedule, ladder, iterations, depth-sweep, steady, search, curve, trace, tiles, idle
            parameters: {}      | 3: unknown setting "parameters" in defaults; known: clients, jvm-options, schedule, ladder, iterations, depth-sweep, steady, search, curve, trace, tiles, idle
            ladder: {warm-up: 30}         | 21: defaults.ladder.warm-up must be a length of time from 0s to 1h, such as 30s, not 30; it needs a unit: ms, s, m or h
            ladder: {warm-up: 2h}         | 21: defaults.ladder.warm-up must be a length of time from 0s to 1h, such as 30s, not 2h
            ladder: {warm-up: 1.5m}       | 21: defaults.ladder.warm-up must be a length of time from 0s to 1h, such as 30s, not 1.5m
            ladder: {warm-up: }            | 20: defaults.ladder.warm-up must be a length of time from 0s to 1h, such as 30s, not nothing
            ladder: {warm-up: [30s]}      | 21: defaults.ladder.warm-up must be a length of time from 0s to 1h, such as 30s, not a list
            ladder: {warm-up: {a: 30s}}   | 21: defaults.ladder.warm-up must be a length of time from 0s to 1h, such as 30s, not settings of its own
            ladder: {levels: 100}         | 20: defaults.ladder.levels must be a list of 1 to 100 different values, each a percentage from 0.001 to 100, not 100
            ladder: {levels: []}          | 20: defaults.ladder.levels must be a list of 1 to 100 different values, each a percentage from 0.001 to 100, not a list of 0
            ladder: {levels: [100, 0]}    | 26: defaults.ladder.levels[2] must be a percentage from 0.001 to 100, not 0
            ladder: {levels: [101]}       | 21: defaults.ladder.levels[1] must be a percentage from 0.001 to 100, not 101
            ladder: {levels: [50%%]}      | 21: defaults.ladder.levels[1] must be a percentage from 0.001 to 100, not 50%%
            ladder: {levels: ["50"]}      | 21: defaults.ladder.levels[1] must be a percentage from 0.001 to 100, not "50"; leave out the quotes
            ladder: {levels: [50, 50%]}   | 25: defaults.ladder.levels names 50 twice
            ladder: {calibration: 5}      | 25: defaults.ladder.calibration must be settings, each a name and a value, not 5
            ladder: {calibration: {use: men}}      | 31: defaults.ladder.calibration.use must be one of mean, last-two, last, max, not men; did you mean "mean"?
            ladder: {calibration: {use: median}}   | 31: defaults.ladder.calibration.use must be one of mean, last-two, last, max, not median; did you mean "mean"?
            ladder: {calibration: {intervals: 0}}  | 37: defaults.ladder.calibration.intervals must be a whole number from 1 to 20, not 0
            ladder: {calibration: {intervals: 2.5}} | 37: defaults.ladder.calibration.intervals must be a whole number from 1 to 20, not 2.5
            ladder: {calibration: {intervals: "2"}} | 37: defaults.ladder.calibration.intervals must be a whole number from 1 to 20, not "2"; leave out the quotes
            ladder: {calibration: {recording: 0s}} | 37: defaults.ladder.calibration.recording must be a length of time from 1s to 24h, such as 30s, not 0s
            jvm-options: [Xmx1g]  | 17: defaults.jvm-options[1] must be a JVM option, which begins with -, not Xmx1g
            jvm-options: [-12]    | 17: defaults.jvm-options[1] must be a JVM option, which begins with -, not -12; put it in quotes if it is meant
            clients: coer         | 3: there is no clients file "coer" in clients; did you mean "core"?
            clients: [core]       | 12: defaults.clients must be the name of a file in config/clients, or the settings of such a file, not a list
            clients: {per: cor}   | 18: defaults.clients.per must be one of host, socket, numa, core, thread, device, not cor; did you mean "core"?
            clients: {users: none} | 20: defaults.clients.users must be per-cpu or a whole number from 1 to 1024, not none
            clients: {users: 0}   | 20: defaults.clients.users must be per-cpu or a whole number from 1 to 1024, not 0
            clients: {heap: 512}  | 19: defaults.clients.heap must be auto or a size from 16MiB to 4096GiB, such as 512MiB, not 512
            ladder: {level: {pre: 1s, pre: 2s}} | 29: defaults.ladder.level.pre is set twice, first in line 3
            """)
    void shouldSayWhatIsWrongWithASetting(String setting, String columnAndSentence) {
        tree.file("clients/core.yaml", "per: core\n");
        tree.suite("title: t\ndefaults:\n  " + setting + "\nworklets:\n  lu:\n");
        assertThat(tree.problems()).containsExactly("suites/s.yaml:3:" + columnAndSentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            sertlike | 2:9: system must be one of brokerage, consolidation, cpu-ratios, disk-io, harness, ladder, linear-algebra, measure, memory-bandwidth, none, placement, response-curve, sert-like, side-by-side, tiles, trace, not sertlike; did you mean "sert-like"?
            shelves  | 2:9: system must be one of brokerage, consolidation, cpu-ratios, disk-io, harness, ladder, linear-algebra, measure, memory-bandwidth, none, placement, response-curve, sert-like, side-by-side, tiles, trace, not shelves
            """)
    void shouldSayWhichSystemsThereAre(String system, String placeAndSentence) {
        tree.suite("title: t\nsystem: " + system + "\nworklets:\n  lu:\n");
        assertThat(tree.problems()).containsExactly("suites/s.yaml:" + placeAndSentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "harness", "disk-io"})
    void shouldSayWhichSystemsHaveNoScores(String system) {
        tree.suite("title: t\nsystem: " + system + "\nworklets:\n  lu:\nscore: {combined-counts-to: cpu}\n");
        assertThat(tree.problems())
                .containsExactly(
                        "suites/s.yaml:5:1: system " + system
                                + " has no scores against a reference; remove score, or name system sert-like, ladder or cpu-ratios");
    }

    @Test
    void shouldSayWhichGoalNoTrialsCanTell() {
        tree.suite("""
                title: t
                defaults:
                  schedule: search
                  search:
                    goals: [p99 10ms, p50 5s]
                    trial: 1s
                worklets:
                  lu:
                """);
        assertThat(tree.problems())
                .containsExactly("suites/s.yaml:5:5: no rate can be told to meet the goal p50 5s by 24 trials of 1s;"
                        + " it needs trials of 2s, or a shorter bound");
    }

    @Test
    void shouldSayWhereASectionMeansNothing() {
        tree.suite("""
                title: t
                worklets:
                  lu:
                    iterations: {pre: 2}
                  crypto-aes:
                    schedule: iterations
                    iterations: {sizes: [50]}
                    ladder: {levels: [50]}
                  flood:
                    schedule: ladder
                    iterations: {cout: 5, sizes: [0]}
                  null:
                    schedule: idle
                  idle:
                    parameters: {a: 1}
                    depth-sweep: {depths: [1]}
                """);
        assertThat(tree.problems())
                .anyMatch(problem -> problem.endsWith("lu runs ladder, so iterations means nothing"))
                .anyMatch(problem -> problem.endsWith("crypto-aes runs iterations, so ladder means nothing"))
                .anyMatch(problem -> problem.endsWith("sizes means nothing for crypto-aes"))
                .anyMatch(problem -> problem.endsWith("flood cannot run ladder; it always runs iterations"))
                .anyMatch(problem -> problem.contains(
                        "unknown setting \"cout\" in worklets.flood.iterations; did you mean \"count\"?"))
                .anyMatch(problem -> problem.endsWith(
                        "worklets.flood.iterations.sizes[1] must be a whole number from 1 to 100, not 0"))
                .anyMatch(problem -> problem.endsWith("null cannot run idle; only active idle does"))
                .anyMatch(problem -> problem.endsWith("idle runs idle, so depth-sweep means nothing"))
                .anyMatch(problem -> problem.endsWith("idle has no load, so parameters mean nothing"));
    }

    @Test
    void shouldReportEveryProblemAtOnceWithItsPlace() {
        tree.suite("""
                titel: t
                seed: -1
                worklets:
                  crypto-aes:
                    parameters: {input-byte: 64, rounds: 101}
                  lux:
                  idle:
                    ladder: {levels: [50]}
                    iterations: {count: 1}
                  lu:
                    ladder: {level: {recording: soon}}
                  lu:
                """);
        assertThat(tree.problems())
                .containsExactly(
                        "suites/s.yaml:1:1: unknown setting \"titel\"; did you mean \"title\"?",
                        "suites/s.yaml:2:7: seed must be a whole number from 0 to 9223372036854775807, not -1",
                        "suites/s.yaml:11:33: worklets.lu.ladder.level.recording must be a length of time from 1s to 24h, such as"
                                + " 30s, not soon",
                        "suites/s.yaml:12:3: worklets.lu is set twice, first in line 10",
                        "suites/s.yaml:1:1: title is missing; it must be a text of 1 to 120 characters",
                        "suites/s.yaml:5:18: unknown parameter \"input-byte\" of crypto-aes; did you mean"
                                + " \"input-bytes\"?",
                        "suites/s.yaml:5:34: rounds of crypto-aes must be a whole number from 1 to 100, not 101",
                        "suites/s.yaml:6:3: unknown worklet \"lux\"; did you mean \"lu\"?",
                        "suites/s.yaml:8:5: idle runs idle, so ladder means nothing",
                        "suites/s.yaml:9:5: idle runs idle, so iterations means nothing");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            title: 2024          | 1:8: title must be a text of 1 to 120 characters, not 2024; put it in quotes if it is meant
            title: true          | 1:8: title must be a text of 1 to 120 characters, not true; put it in quotes if it is meant
            title: ""            | 1:8: title must be a text of 1 to 120 characters, not nothing
            title: "a\\nb"       | 1:8: title must be a text of 1 to 120 characters, not "a b"
            """)
    void shouldWantATextAsTitle(String title, String sentence) {
        tree.suite(title + "\nworklets:\n  lu:\n");
        assertThat(tree.problems())
                .singleElement()
                .asString()
                .isEqualToNormalizingWhitespace("suites/s.yaml:" + sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            worklets:            | 2:10: worklets must be worklets by name, at least one, not nothing
            worklets: {}         | 2:11: worklets must be worklets by name, at least one, not settings of its own
            worklets: [lu]       | 2:11: worklets must be worklets by name, at least one, not a list
            worklets: {[a]: 1}   | 2:11: worklets must be worklets by name, at least one, not settings of its own
            worklets: {lu: 5}    | 2:16: worklets.lu must be settings, each a name and a value, not 5
            worklets: {sorting: } | 2:12: unknown worklet "sorting"; known: crypto-aes, flood, idle, lu, mixed, null, random, sequential
            """)
    void shouldWantWorkletsByName(String worklets, String sentence) {
        tree.suite("title: t\n" + worklets + "\n");
        assertThat(tree.problems()).containsExactly("suites/s.yaml:" + sentence);
    }

    @Test
    void shouldSayWhereAFileIsNotYaml() {
        assertThat(tree.suite("title: [a\nworklets: }").problems())
                .singleElement()
                .asString()
                .startsWith("suites/s.yaml:2:9: is not YAML: ");
    }

    @Test
    void shouldRefuseAnEmptyFileAndAFileOfOneWord() {
        assertThat(tree.suite("# nothing\n").problems()).containsExactly("suites/s.yaml: is empty");
        assertThat(tree.suite("rating\n").problems())
                .containsExactly("suites/s.yaml:1:1: the file must be settings, each a name and a value, not rating");
    }

    @Test
    void shouldRefuseAnchorsAliasesAndMergeKeys() {
        assertThat(tree.suite("title: &t x\nworklets: *t\n").problems())
                .containsExactly("suites/s.yaml:1:8: anchors and aliases are not used here; write the value out");
        assertThat(tree.suite("title: t\n<<: {seed: 1}\nworklets: {lu: }\n").problems())
                .containsExactly(
                        "suites/s.yaml:2:1: unknown setting \"<<\"; known: title, purpose, system, seed, storage, hosts, defaults, variants, worklets, retry, score");
    }

    @Test
    void shouldRefuseASecondDocument() {
        assertThat(tree.suite("title: t\n---\ntitle: u\n").problems())
                .containsExactly("suites/s.yaml:2:1: a second document begins; a file holds one");
    }

    @Test
    void shouldRefuseEndlessNestingAndHugeFiles() {
        assertThat(tree.suite("[".repeat(100_000)).problems())
                .containsExactly("suites/s.yaml:1:21: is nested deeper than 20 levels");
        assertThat(tree.suite("#" + "x".repeat(300_000)).problems())
                .containsExactly("suites/s.yaml: is larger than 262144 characters");
    }

    @Test
    void shouldSayThatAFileCannotBeRead() throws Exception {
        assertThat(tree.problems(PlanRequest.of(folder + "/gone.yaml")))
                .singleElement()
                .isEqualTo("gone.yaml: does not exist");
        Files.createDirectories(folder.resolve("suites"));
        Files.write(folder.resolve("suites/s.yaml"), "title: \u00fc".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(tree.problems()).containsExactly("suites/s.yaml: is not text in UTF-8");
    }

    @Test
    void shouldNameTheSuitesThereAre() {
        tree.suite("").file("suites/rating.yaml", "").file("suites/notes.txt", "");
        assertThat(tree.problems(PlanRequest.of("ratings")))
                .containsExactly("SUITE: there is no suite \"ratings\" in suites; did you mean \"rating\"?");
        assertThat(tree.problems(PlanRequest.of("xyz")))
                .containsExactly("SUITE: there is no suite \"xyz\" in suites; known: rating, s");
        assertThat(new ConfigTree(folder.resolve("empty")).problems(PlanRequest.of("xyz")))
                .containsExactly("SUITE: there is no suite \"xyz\" in suites; none is known here");
    }

    @Test
    void shouldReportProblemsOfTheClientsFileInThatFile() {
        tree.file("clients/mine.yaml", "per: core\nusres: 2\n");
        tree.suite("title: t\ndefaults:\n  clients: mine\nworklets:\n  lu:\n");
        assertThat(tree.problems())
                .containsExactly("clients/mine.yaml:2:1: unknown setting \"usres\"; did you mean \"users\"?");
    }
}
