package org.wattladder.console.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.console.start.RunForm.Each;
import org.wattladder.model.environment.Environment;
import org.wattladder.settings.problem.Problem;
import org.wattladder.worklets.api.WorkletCatalogue;

class AskedPlansTest {
    private static final Path CONFIG = Path.of("../system-tests/src/test/resources/config");

    @TempDir
    private Path folder;

    private StoredEnvironments environments;
    private AskedPlans plans;

    @BeforeEach
    void read() {
        environments = new StoredEnvironments(folder);
        plans = new AskedPlans(
                new PlanReader(CONFIG, WorkletCatalogue.load()),
                new AskedPlans.Options(Optional.empty(), List.of("--keys=/keys")),
                environments);
    }

    private static RunForm form(String hosts, String meters, Each each, boolean environment) {
        return new RunForm(
                new RunForm.Work("tiny", true, List.of(), "", "", ""),
                new RunForm.Machines(hosts, "", meters, "", ""),
                new RunForm.Course("", each, environment, false, false));
    }

    private void know(String machine) throws IOException {
        environments.keep(machine, Environment.join(Environment.unasked(), Map.of(machine, List.of())));
    }

    @Test
    void shouldGiveEveryRunTheKeysOfTheConsole() throws IOException {
        RunForm form = form("a\nb", "none", Each.QUEUED, false);
        AskedPlans.Checked checked = plans.check(form);
        assertThat(checked.problems()).isEmpty();
        assertThat(plans.commands(form, checked))
                .containsExactly(
                        "wattladder run tiny --quick --host=a --meter=none --keys=/keys",
                        "wattladder run tiny --quick --host=b --meter=none --keys=/keys --after RUNDIR");
    }

    @Test
    void shouldRefuseRunsAtTheSameTimeThatShareAMeter() {
        assertThat(plans.check(form("a\nb", "192.0.2.9:8888", Each.TOGETHER, false))
                        .problems())
                .extracting(Problem::where)
                .containsExactly("--host");
        assertThat(plans.check(form("a\nb", "192.0.2.9:8888", Each.QUEUED, false))
                        .problems())
                .isEmpty();
        assertThat(plans.check(form("a", "192.0.2.9:8888", Each.TOGETHER, false))
                        .problems())
                .isEmpty();
    }

    @Test
    void shouldSayOfWhichMachineNothingIsKnown() throws IOException {
        know("a");
        assertThat(plans.check(form("a\nb", "none", Each.ONE_RUN, true)).problems())
                .extracting(Problem::where, Problem::sentence)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(
                        "--environment",
                        "nothing is known of b yet; discover it on the page Hosts, or leave this out"));
    }

    @Test
    void shouldGiveARunOfSeveralMachinesOneFileOfAllOfThem() throws IOException {
        know("a");
        know("b");
        RunForm form = form("a\nb", "none", Each.ONE_RUN, true);
        AskedPlans.Checked checked = plans.check(form);
        assertThat(checked.problems()).isEmpty();
        String option = checked.lines().get(0).stream()
                .filter(word -> word.startsWith("--environment="))
                .findFirst()
                .orElseThrow();
        assertThat(Files.readString(Path.of(option.substring("--environment=".length()))))
                .contains("\"a\":", "\"b\":");
        assertThat(environments.machines()).containsExactly("a", "b");
    }

    @Test
    void shouldSayEveryProblemOnce() {
        assertThat(plans.check(form("a\nb", "nothing-such", Each.TOGETHER, false))
                        .problems())
                .hasSize(1);
    }

    @Test
    void shouldOfferForeignProgramsBesideSuites() {
        AskedPlans shipped = new AskedPlans(
                new PlanReader(Path.of("../config"), WorkletCatalogue.load()),
                new AskedPlans.Options(Optional.empty(), List.of()),
                environments);
        assertThat(shipped.suites()).contains("rating", "program:pgbench");
        assertThat(shipped.worklets("program:pgbench")).containsExactly("pgbench");
    }
}
