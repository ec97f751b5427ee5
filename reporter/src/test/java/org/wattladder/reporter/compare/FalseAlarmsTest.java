package org.wattladder.reporter.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;

/** How often equals are told apart, and how often a change is missed. */
@Tag("full")
class FalseAlarmsTest {
    private static final int COMPARISONS = 200;
    private static final int SERIES = 60;
    private static final int PAIRS = 500;
    private static final NoisyMachine EQUAL = NoisyMachine.ofEqualRuns();

    @Test
    void shouldRarelyTellEqualRunsApart() {
        assertThat(share(seed -> alarms(single(EQUAL, EQUAL, seed)))).isLessThanOrEqualTo(0.05);
    }

    /** Correlation times of three recorded sessions of analyzers were 13 to 19 s. */
    @Test
    void shouldRarelyTellEqualRunsApartWhoseWattsDependOnEachOtherForLong() {
        NoisyMachine analyzed = NoisyMachine.ofAnalyzers();
        assertThat(share(PAIRS, seed -> alarms(single(analyzed, analyzed, seed))))
                .isLessThanOrEqualTo(0.05);
    }

    @Test
    void shouldRarelyTellEqualSeriesOfAnUnsteadyMachineApart() {
        NoisyMachine unsteady = new NoisyMachine(0.015, 0, 0, 0.7);
        assertThat(share(
                        SERIES,
                        seed -> alarms(
                                compare(unsteady.series("a", 4, 2 * seed), unsteady.series("b", 4, 2 * seed + 1)))))
                .isLessThanOrEqualTo(0.05);
    }

    @Test
    void shouldFindASlowdownOfOneWorkletByFivePercent() {
        assertThat(share(seed -> worse(single(EQUAL, EQUAL.slowedBy(0.05), seed), "lu", FigureKind.PERFORMANCE)))
                .isGreaterThanOrEqualTo(0.9);
    }

    @Test
    void shouldFindThreeWattsMore() {
        assertThat(share(seed -> worse(single(EQUAL, EQUAL.hotterBy(3), seed), "idle", FigureKind.WATTS)))
                .isGreaterThanOrEqualTo(0.9);
    }

    @Test
    void shouldFindBothInSeries() {
        assertThat(share(SERIES, seed -> {
                    Comparison comparison = compare(
                            EQUAL.series("a", 4, 2 * seed),
                            EQUAL.slowedBy(0.05).hotterBy(3).series("b", 4, 2 * seed + 1));
                    return worse(comparison, "lu", FigureKind.PERFORMANCE)
                            && worse(comparison, "idle", FigureKind.WATTS);
                }))
                .isGreaterThanOrEqualTo(0.9);
    }

    private static double share(LongPredicate event) {
        return share(COMPARISONS, event);
    }

    private static double share(int comparisons, LongPredicate event) {
        long count = LongStream.rangeClosed(1, comparisons).filter(event).count();
        return (double) count / comparisons;
    }

    private static boolean alarms(Comparison comparison) {
        return comparison.count(ChangeVerdict.WORSE) + comparison.count(ChangeVerdict.BETTER) > 0;
    }

    private static boolean worse(Comparison comparison, String worklet, FigureKind kind) {
        return comparison.rows().stream()
                .anyMatch(row -> row.key().worklet().equals(new Name(worklet))
                        && row.key().kind() == kind
                        && row.is(ChangeVerdict.WORSE));
    }

    private static Comparison single(NoisyMachine before, NoisyMachine after, long seed) {
        Random random = new Random(seed);
        return compare(one(before.run(random)), one(after.run(random)));
    }

    private static Side one(RunFigures run) {
        return new Side(run.result().run(), List.of(run));
    }

    private static Comparison compare(Side before, Side after) {
        return Comparer.compare(before, after, Terms.usual());
    }
}
