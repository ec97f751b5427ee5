package org.wattladder.reporter.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.ReferenceWorklet;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkloadWeight;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.SampleReferences;
import org.wattladder.reporter.sample.SampleRuns;

class RunScoresTest {
    private static final RunResult FULL = SampleRuns.full();
    private static final Reference OWN = ReferenceMaker.make("own", "the machine itself", List.of(RunFigures.of(FULL)));

    private static RunScores scores(RunResult run, ScorePlan plan) {
        return RunScores.of(RunFigures.of(Altered.plan(run, run.plan().with(plan))));
    }

    private static double value(RatedFigure figure) {
        return figure.value().asOptional().orElseThrow();
    }

    private static String reason(RatedFigure figure) {
        return Words.in(Language.ENGLISH).say(Absence.reason(figure.value()).orElseThrow());
    }

    @Test
    void shouldGiveTheReferenceMachineExactlyOneThousand() {
        RunScores scores = scores(FULL, SampleReferences.cpuAlone(OWN));
        assertThat(value(scores.overall())).isEqualTo(1000);
        assertThat(scores.workloads())
                .isNotEmpty()
                .allSatisfy(each -> assertThat(value(each.score())).isEqualTo(1000));
        assertThat(scores.worklets()).hasSize(2).allSatisfy(worklet -> {
            assertThat(value(worklet.score())).isEqualTo(1000);
            assertThat(worklet.levels())
                    .hasSize(3)
                    .allSatisfy(level -> assertThat(value(level.score())).isEqualTo(1000));
        });
    }

    @Test
    void shouldTakeGeometricMeansOverLevelsThenWorklets() {
        RunScores scores = scores(FULL, SampleReferences.tower(FULL.plan()));
        double logarithms = 0;
        for (WorkletScore worklet : scores.worklets()) {
            double sum = worklet.levels().stream()
                    .mapToDouble(level -> Math.log(value(level.score())))
                    .sum();
            assertThat(value(worklet.score())).isCloseTo(Math.exp(sum / 3), within(1e-9));
            logarithms += sum / 3;
        }
        assertThat(value(scores.overall())).isCloseTo(Math.exp(logarithms / 2), within(1e-9));
    }

    @Test
    void shouldHaveNoScoreWithoutAReferenceButALadderRatio() {
        RunScores scores = scores(FULL, ScorePlan.standard());
        assertThat(reason(scores.overall())).isEqualTo("the plan names no reference");
        assertThat(scores.worklets())
                .isNotEmpty()
                .allSatisfy(each -> assertThat(value(each.ladderRatio())).isPositive());
    }

    @Test
    void shouldMissTheOverallScoreWhenAWeightedWorkloadIsMissing() {
        RunScores scores = scores(
                FULL,
                new ScorePlan(List.of(new WorkloadWeight("cpu", 95), new WorkloadWeight("storage", 5)), "cpu", OWN));
        assertThat(value(scores.workloads().get(0).score())).isEqualTo(1000);
        assertThat(reason(scores.overall())).isEqualTo("storage: the plan has no worklet of storage");
    }

    @Test
    void shouldMissEveryScoreAboveALevelThatDidNoWorkOrWasNotMeasured() {
        RunResult lazy =
                Altered.intervals(FULL, "lu", Intervals.level(67), interval -> Intervals.actualRate(interval, 0));
        RunScores scores = scores(lazy, SampleReferences.cpuAlone(OWN));
        assertThat(value(scores.worklets().get(0).score())).isEqualTo(1000);
        assertThat(reason(scores.worklets().get(1).score())).isEqualTo("level 67 %: no work was done");
        assertThat(reason(scores.overall())).isEqualTo("cpu: lu: level 67 %: no work was done");

        RunScores broken = scores(SampleRuns.incomplete(), SampleReferences.cpuAlone(OWN));
        assertThat(reason(broken.overall())).startsWith("cpu: lu: level ").endsWith("the interval was not measured");
    }

    @Test
    void shouldRefuseToCompareOtherWork() {
        Reference other = SampleReferences.tower(SampleRuns.full().plan()).reference();
        Reference renamed = new Reference(
                "tower",
                "",
                "",
                "",
                "",
                "analyzer",
                List.of(new ReferenceWorklet(
                        "lu", "0000000000000000", other.worklets().get(1).levels())));
        RunScores scores = scores(FULL, SampleReferences.cpuAlone(renamed));
        assertThat(reason(scores.worklets().get(0).levels().get(0).score()))
                .isEqualTo("reference tower has no figure for crypto-aes");
        assertThat(reason(scores.worklets().get(1).levels().get(0).score()))
                .isEqualTo("reference tower was measured with other parameters of lu");
    }

    /** {@code --quick} shrinks files; only the score of a rehearsal may stand beside such work. */
    @Test
    void shouldScoreARehearsalWhateverItsParameters() {
        Reference tower = SampleReferences.tower(FULL.plan()).reference();
        Reference other = new Reference(
                tower.name(),
                tower.machine(),
                tower.made(),
                tower.suite(),
                tower.suiteDigest(),
                tower.tier(),
                tower.worklets().stream()
                        .map(known -> new ReferenceWorklet(known.name(), "0000000000000000", known.levels()))
                        .toList());
        assertThat(value(scores(SampleRuns.quick(), SampleReferences.cpuAlone(other))
                        .overall()))
                .isEqualTo(value(scores(SampleRuns.quick(), SampleReferences.cpuAlone(tower))
                        .overall()));
        assertThat(scores(FULL, SampleReferences.cpuAlone(other))
                        .overall()
                        .value()
                        .asOptional())
                .isEmpty();
    }

    @Test
    void shouldCarryTheWeakestTierTheReferenceIncluded() {
        assertThat(scores(FULL, SampleReferences.tower(FULL.plan())).overall().tier())
                .contains(EvidenceTier.ANALYZER);
        assertThat(scores(SampleRuns.quick(), SampleReferences.tower(FULL.plan()))
                        .overall()
                        .tier())
                .contains(EvidenceTier.ESTIMATED);
    }

    @Test
    void shouldCarryTheTierOfTheRunAgainstADefinition() {
        assertThat(scores(FULL, SampleReferences.unit(FULL.plan())).overall().tier())
                .isEqualTo(RunFigures.of(FULL).tier())
                .isNotEmpty();
        assertThat(scores(SampleRuns.quick(), SampleReferences.unit(FULL.plan()))
                        .overall()
                        .tier())
                .contains(EvidenceTier.ESTIMATED);
    }

    @Test
    void shouldSayWhenTheMeterStatesNoUncertainty() {
        RatedFigure score =
                scores(SampleRuns.quick(), SampleReferences.cpuAlone(OWN)).overall();
        assertThat(score.uncertainty().held()).containsExactly("sampling", "counting");
        assertThat(score.uncertainty().meterPercent()).isEqualTo(Measurement.absent("absent.no-uncertainty"));
        assertThat(score.low().orElseThrow()).isLessThan(value(score));
        assertThat(score.high().orElseThrow()).isGreaterThan(value(score));
    }

    @Test
    void shouldNotMakeAReferenceOfARunWithAHole() {
        assertThatThrownBy(() -> ReferenceMaker.make("x", "", List.of(RunFigures.of(SampleRuns.incomplete()))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("cannot be a reference: lu at 67");
    }
}
