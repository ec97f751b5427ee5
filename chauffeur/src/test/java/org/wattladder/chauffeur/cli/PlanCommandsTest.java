package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.chauffeur.config.StubWorklet;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.settings.command.WrongUsage;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PlanCommandsTest {
    @TempDir
    private Path home;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void makeHome() throws Exception {
        ShippedConfig.copy(home, List.of("crypto-aes", "lu", "idle"));
    }

    private int execute(String... words) {
        return execute(home, words);
    }

    private int execute(Path home, String... words) {
        Object command = words[0].equals("list")
                ? new ListCommand(home, plugins -> StubWorklet.catalogue())
                : new ValidateCommand(home, plugins -> StubWorklet.catalogue());
        return new CommandLine(command)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setParameterExceptionHandler(new WrongUsage())
                .execute(Arrays.copyOfRange(words, 1, words.length));
    }

    @Test
    void shouldPrintThePlanSoThatItReadsBack() {
        assertThat(execute("validate", "--full", "--quick", "--only", "lu,idle"))
                .isZero();
        assertThat(out.toString()).startsWith("# takes about 26 s, sha-256 ");
        RunPlan plan = PlanYaml.read(out.toString());
        assertThat(plan.suite().mode()).isEqualTo(RunMode.REHEARSAL);
        assertThat(out.toString()).contains(PlanYaml.hash(plan));
    }

    @Test
    void shouldBeginWithASummary() {
        assertThat(execute("validate", "--quick", "--only", "lu,idle")).isZero();
        assertThat(out.toString())
                .startsWith("rating: rehearsal, takes about 26 s, ")
                .contains("  worklets: lu, idle\n", "  sensors: none\n");
    }

    @Test
    void shouldPrintThePlanForPrograms() {
        assertThat(execute("validate", "--json", "--quick", "--only", "lu,idle"))
                .isZero();
        assertThat(out.toString()).startsWith("{").contains("\"mode\" : \"rehearsal\"");
    }

    @Test
    void shouldPrintAllProblemsAndEndWithTwo() {
        assertThat(execute("validate", "ratin", "--meter", "rapp")).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains("did you mean \"rating\"?").contains("did you mean \"rapl\"?");
    }

    @Test
    void shouldReadConfigurationFromTheDirectoryGiven(@TempDir Path folder) throws Exception {
        Files.createDirectories(folder.resolve("suites"));
        Files.writeString(folder.resolve("suites/rating.yaml"), "title: mine\nworklets:\n  lu:\n");
        assertThat(execute("validate", "--full", "--config", folder.toString())).isZero();
        assertThat(PlanYaml.read(out.toString()).suite().title()).isEqualTo("mine");
    }

    @Test
    void shouldTurnEveryOptionIntoARequest() {
        PlanOptions options = new PlanOptions();
        new CommandLine(options)
                .parseArgs(
                        "my.yaml --quick --only a,b --only c --levels 100,50.5 --host h:1 --host i:2 --meter auto --sensor none --seed 9"
                                .split(" ", -1));
        assertThat(options.request())
                .isEqualTo(new PlanRequest(
                        "my.yaml",
                        true,
                        List.of("a", "b", "c"),
                        List.of(100.0, 50.5),
                        List.of("h:1", "i:2"),
                        List.of("auto"),
                        List.of("none"),
                        OptionalLong.of(9)));
    }

    @Test
    void shouldReadListsWithBlanksAndPercentSigns() {
        PlanOptions options = new PlanOptions();
        new CommandLine(options).parseArgs("--only", "lu, idle", "--levels", "100%, 50 %,25");
        assertThat(options.request().only()).containsExactly("lu", "idle");
        assertThat(options.request().levels()).containsExactly(100.0, 50.0, 25.0);
    }

    @Test
    void shouldAskForTheRatingWhenNothingIsSaid() {
        PlanOptions options = new PlanOptions();
        new CommandLine(options).parseArgs();
        assertThat(options.request()).isEqualTo(PlanRequest.of("rating"));
    }

    @Test
    void shouldRefuseALevelThatIsNoNumber() {
        assertThat(execute("validate", "--levels", "full")).isEqualTo(2);
        assertThat(err.toString()).contains("--levels must be a number, not \"full\"; see 'validate --help'");
    }

    @Test
    void shouldListNamesInGroups() {
        assertThat(execute("list")).isZero();
        assertThat(out.toString())
                .contains("  rating         Wattladder rating; 3 worklets, 29 min 58 s, with --quick 42 s")
                .contains("  cpu            crypto-aes, lu")
                .contains("  idle           idle\n")
                .contains("  auto           The first of hwmon, ipmi, rapl, estimate that works here.")
                .contains("  scripted       replay, scripted")
                .contains("Meters files (--meter NAME): lab, local, rehearsal")
                .doesNotContain("rounds: Repetitions");
    }

    @Test
    void shouldListEverythingWhenAsked() {
        assertThat(execute("list", "--full")).isZero();
        assertThat(out.toString())
                .contains("    rating: crypto-aes, lu, idle")
                .contains("  crypto-aes     cpu, transactions/s: Stresses nothing.")
                .contains("    rounds: Repetitions.; 1 to 100, standard 10")
                .contains("  idle           idle, no rate: ")
                .contains("; passes/s")
                .contains("  scripted       Values written by hand");
    }

    @Test
    void shouldListForPrograms() {
        assertThat(execute("list", "suites", "--json")).isZero();
        JsonNode suite =
                JsonMapper.shared().readTree(out.toString()).path("suites").path(1);
        assertThat(suite.path("name").asString()).isEqualTo("rating");
        assertThat(suite.path("expectedSeconds").asInt()).isEqualTo(29 * 60 + 58);
        assertThat(suite.path("worklets").size()).isEqualTo(3);
        assertThat(out.toString()).doesNotContain("meterSources");
    }

    @Test
    void shouldRefuseTwoFormsTogether() {
        assertThat(execute("list", "--json", "--full")).isEqualTo(2);
        assertThat(err.toString()).contains("--full").contains("--json").doesNotContain("Usage:");
    }

    @Test
    void shouldListOnePartAlone() {
        assertThat(execute("list", "worklets")).isZero();
        assertThat(out.toString())
                .startsWith("Worklets")
                .doesNotContain("Suites")
                .doesNotContain("Meter");
    }

    @Test
    void shouldListEveryShippedSuiteAlsoThoseThatNeedADriver() {
        assertThat(new CommandLine(new ListCommand(Path.of("..")))
                        .setOut(new PrintWriter(out, true))
                        .execute("suites"))
                .isZero();
        assertThat(out.toString())
                .contains("response-curve-distributed Response time")
                .doesNotContain("problems");
    }

    @Test
    void shouldShowASuiteThatHasProblemsAndEndWithTwo(@TempDir Path home) throws Exception {
        Files.createDirectories(home.resolve("config/suites"));
        Files.writeString(home.resolve("config/suites/bad.yaml"), "worklets:\n  lu:\n");
        assertThat(execute(home, "list", "suites")).isEqualTo(2);
        assertThat(out.toString()).contains("bad            has problems:").contains("title is missing");
    }

    @Test
    void shouldNameTheNearestList() {
        assertThat(execute("list", "worklet")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no list \"worklet\"; did you mean \"worklets\"?");
    }
}
