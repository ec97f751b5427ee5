package org.wattladder.reporter.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.wattladder.reporter.sample.Altered.powerWindows;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleHost;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.SampleFleets;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.Windows;

class PlausibleWattsTest {
    private static RunResult cpus(RunResult run, int logicalCpus) {
        return Altered.hosts(
                run,
                run.hosts().stream()
                        .map(host -> new HostResult(
                                host.name(),
                                new SampleHost(host.facts())
                                        .withLogicalCpus(logicalCpus)
                                        .facts()))
                        .toList());
    }

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

    /** The first meter of the plan measures these hosts. */
    private static RunResult measuring(RunResult run, String... hosts) {
        RunPlan plan = run.plan();
        List<MeterPlan> meters = Stream.concat(
                        Stream.of(measuring(plan.meters().get(0), hosts)),
                        plan.meters().stream().skip(1))
                .toList();
        return Altered.plan(run, withMeters(plan, meters));
    }

    private static RunPlan withMeters(RunPlan plan, List<MeterPlan> meters) {
        return new RunPlan(
                plan.suite(),
                plan.seed(),
                plan.worklets(),
                plan.hosts(),
                meters,
                plan.sensors(),
                plan.score(),
                plan.disturbances());
    }

    private static MeterPlan measuring(MeterPlan meter, String... hosts) {
        return new MeterPlan(
                meter.name(),
                meter.address(),
                meter.port(),
                meter.source(),
                meter.options(),
                meter.samplingMillis(),
                List.of(hosts),
                meter.role(),
                meter.ranges());
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
        RunResult twoSupplies = Altered.plan(large, withMeters(large.plan(), List.of(first, second)));
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
