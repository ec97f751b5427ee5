package org.wattladder.reporter.rules.meter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.wattladder.reporter.sample.Altered.powerWindows;
import static org.wattladder.reporter.sample.Machines.cpus;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleFleets;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.Windows;

class PlausibleWattsTest {
    private static List<Finding> findings(RunResult run, UnaryOperator<MeterWindow> change) {
        RunResult changed = run;
        for (WorkletResult worklet : run.worklets()) {
            changed = powerWindows(changed, worklet.name(), change);
        }
        return PlausibilityRules.UNLIKELY.check(RunFigures.of(changed));
    }

    private static List<Finding> drawing(RunResult run, double watts) {
        return findings(run, window -> Windows.average(window, watts));
    }

    /** The first meter of the plan measures this host. */
    private static RunResult measuring(RunResult run, String host) {
        List<MeterPlan> meters = new ArrayList<>(run.plan().meters());
        meters.set(0, Plans.measuring(meters.get(0), List.of(host)));
        return Altered.plan(run, Plans.meters(run.plan(), meters));
    }

    @Test
    void shouldFindKilowattsThatWereReadAsWatts() {
        assertThat(drawing(cpus(SampleRuns.full(), 128), 1.5)).hasSize(1);
        assertThat(drawing(cpus(SampleRuns.full(), 128), 50)).isEmpty();
    }

    @Test
    void shouldLetASingleBoardComputerDrawTwoWatts() {
        assertThat(drawing(cpus(SampleRuns.full(), 4), 2)).isEmpty();
        assertThat(drawing(cpus(SampleRuns.full(), 4), 0.4)).hasSize(1);
    }

    @Test
    void shouldExpectLessOfWhatIsNotTheWholeMachine() {
        RunResult large = cpus(SampleRuns.full(), 128);
        for (EvidenceTier tier : List.of(EvidenceTier.IN_BAND, EvidenceTier.ESTIMATED)) {
            assertThat(findings(large, window -> Windows.tier(Windows.average(window, 1.5), tier)))
                    .isEmpty();
        }
        MeterPlan first = large.plan().meters().get(0);
        MeterPlan second = MeterPlan.of("second supply", "192.0.2.9", 8888, "", List.of(), 1000);
        RunResult twoSupplies = Altered.plan(large, Plans.meters(large.plan(), List.of(first, second)));
        assertThat(drawing(twoSupplies, 1.5)).isEmpty();
    }

    @Test
    void shouldCountTheCpusOfTheHostsThatAMeterMeasures() {
        RunResult fleet = cpus(SampleFleets.of(64), 64);
        assertThat(drawing(fleet, 100_000)).isEmpty();
        assertThat(drawing(measuring(fleet, "node-1"), 100_000)).hasSize(1);
        assertThat(drawing(measuring(fleet, "node-1"), 900)).isEmpty();
        assertThat(drawing(fleet, 200)).hasSize(1);
        assertThat(drawing(measuring(fleet, "node-1"), 200)).isEmpty();
    }
}
