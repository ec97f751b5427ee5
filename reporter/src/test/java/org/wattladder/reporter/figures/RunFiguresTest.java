package org.wattladder.reporter.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.wattladder.reporter.sample.Intervals.level;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.Windows;

class RunFiguresTest {
    private static final RunResult FULL = SampleRuns.full();

    @Test
    void shouldWalkThePlanSoThatHolesAreSeen() {
        RunFigures run = RunFigures.of(SampleRuns.incomplete());

        assertThat(run.worklets())
                .extracting(worklet -> worklet.plan().name())
                .containsExactly("crypto-aes", "lu", "idle");
        assertThat(run.worklets().get(1).intervals())
                .extracting(interval -> interval.result().isPresent())
                .containsExactly(true, true, true, true, false);
        assertThat(run.worklets().get(2).result()).isEmpty();
        assertThat(Absence.reason(run.idleWatts())).contains(Message.of("absent.idle-not-measured"));
    }

    @Test
    void shouldIncludeIdleInTheLadderRatioWhenItWasMeasured() {
        WorkletFigures with = RunFigures.of(FULL).worklets().get(0);
        WorkletFigures without =
                RunFigures.of(SampleRuns.incomplete()).worklets().get(0);

        double operations =
                sum(with.levels().stream().map(IntervalFigures::actualRate).toList());
        double watts =
                sum(with.levels().stream().map(IntervalFigures::averageWatts).toList());
        assertThat(with.idleIncluded()).isTrue();
        assertThat(with.ladderRatio()).isEqualTo(Measurement.of(operations / (watts + 41.7)));
        assertThat(without.idleIncluded()).isFalse();
        assertThat(without.ladderRatio()).isEqualTo(Measurement.of(operations / watts));
    }

    @Test
    void shouldHaveNoScoreWhenALevelHasNoWatts() {
        Measurement silent = Measurement.absent("absent.of-meter", "wall", Message.of("absent.meter-without-sample"));
        RunResult holed = Altered.intervals(
                FULL, "lu", level(67), interval -> Altered.power(interval, PowerResult.of(silent, List.of())));

        WorkletFigures lu = RunFigures.of(holed).worklets().get(1);

        assertThat(lu.geometricMean()).isEqualTo(silent);
        assertThat(lu.ladderRatio()).isEqualTo(silent);
    }

    @Test
    void shouldTakeTheWeakestTierOfAnyWattThatCounts() {
        RunResult mixed = Altered.powerWindows(FULL, "lu", window -> Windows.tier(window, EvidenceTier.IN_BAND));
        RunFigures run = RunFigures.of(mixed);

        assertThat(run.tier()).contains(EvidenceTier.IN_BAND);
        assertThat(run.worklets().get(0).tier()).contains(EvidenceTier.ACCEPTED_ANALYZER);
        assertThat(run.worklets().get(1).tier()).contains(EvidenceTier.IN_BAND);
    }

    @Test
    void shouldGiveAWorkletThatIsPlannedTwiceItsOwnResult() {
        List<WorkletPlan> plans = new ArrayList<>(FULL.plan().worklets());
        plans.add(plans.get(1));
        List<WorkletResult> results = new ArrayList<>(FULL.worklets());
        WorkletResult lu = results.get(1);
        results.add(new WorkletResult(lu.name(), lu.clients(), Measurement.of(1), List.of(), List.of()));
        RunResult twice = Altered.worklets(Altered.plan(FULL, Plans.worklets(FULL.plan(), plans)), results);

        RunFigures run = RunFigures.of(twice);

        assertThat(run.worklets().get(1).calibratedRate()).isEqualTo(lu.calibratedRate());
        assertThat(run.worklets().get(3).calibratedRate()).isEqualTo(Measurement.of(1));
    }

    @Test
    void shouldNameIntervalsByWhatTheyAreFor() {
        assertThat(RunFigures.of(FULL).intervals())
                .extracting(interval -> interval.name().notation())
                .containsSubsequence(
                        "interval.warm-up",
                        "interval.calibration(1)",
                        "interval.calibration(2)",
                        "interval.level(100.0~p3)",
                        "interval.level(67.0~p3)",
                        "interval.active-idle");
    }

    private static double sum(List<Measurement> figures) {
        return figures.stream()
                .mapToDouble(figure -> figure.asOptional().orElseThrow())
                .sum();
    }
}
