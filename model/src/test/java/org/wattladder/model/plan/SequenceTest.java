package org.wattladder.model.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SequenceTest {
    private static final IntervalLengths LENGTHS = new IntervalLengths(
            Duration.ofSeconds(10), Duration.ofSeconds(15), Duration.ofSeconds(120), Duration.ofSeconds(15));

    private static GraduatedSequence paper(Duration warmUp) {
        return new GraduatedSequence(
                warmUp,
                2,
                CalibrationUse.MEAN,
                new IntervalLengths(
                        Duration.ZERO, Duration.ofSeconds(15), Duration.ofSeconds(120), Duration.ofSeconds(15)),
                List.of(100.0, 67.0, 33.0),
                LENGTHS);
    }

    @Test
    void shouldRunWarmUpThenCalibrationThenLevels() {
        assertThat(paper(Duration.ofSeconds(30)).intervals())
                .extracting(IntervalPlan::number, IntervalPlan::kind, IntervalPlan::loadPercent)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(1, IntervalKind.WARM_UP, 100.0),
                        org.assertj.core.groups.Tuple.tuple(2, IntervalKind.CALIBRATION, 100.0),
                        org.assertj.core.groups.Tuple.tuple(3, IntervalKind.CALIBRATION, 100.0),
                        org.assertj.core.groups.Tuple.tuple(4, IntervalKind.LEVEL, 100.0),
                        org.assertj.core.groups.Tuple.tuple(5, IntervalKind.LEVEL, 67.0),
                        org.assertj.core.groups.Tuple.tuple(6, IntervalKind.LEVEL, 33.0));
    }

    @Test
    void shouldAddUpThePapersLengths() {
        assertThat(paper(Duration.ofSeconds(30)).length()).isEqualTo(Duration.ofSeconds(30 + 2 * 150 + 3 * 160));
    }

    @Test
    void shouldLeaveOutAWarmUpOfZero() {
        assertThat(paper(Duration.ZERO).intervals().get(0).kind()).isEqualTo(IntervalKind.CALIBRATION);
    }

    @Test
    void shouldRefuseAnEmptyRecording() {
        assertThatThrownBy(() -> new IntervalLengths(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO))
                .hasMessageContaining("recording");
    }

    @Test
    void shouldTurnCalibrationRatesIntoOne() {
        List<Double> rates = List.of(90.0, 110.0, 106.0);
        assertThat(CalibrationUse.MEAN.of(rates)).isEqualTo(102.0);
        assertThat(CalibrationUse.LAST.of(rates)).isEqualTo(106.0);
        assertThat(CalibrationUse.MAX.of(rates)).isEqualTo(110.0);
        assertThatThrownBy(() -> CalibrationUse.MEAN.of(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void shouldRunIterationsOncePerSize() {
        FixedIterationSequence sequence = iterations(3, List.of(100, 50));
        assertThat(sequence.intervals())
                .extracting(IntervalPlan::number, IntervalPlan::kind, IntervalPlan::loadPercent)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(1, IntervalKind.ITERATIONS, 100.0),
                        org.assertj.core.groups.Tuple.tuple(2, IntervalKind.ITERATIONS, 50.0));
        assertThat(sequence.length()).isEqualTo(Duration.ofSeconds(2 * (10 + 90)));
    }

    @Test
    void shouldRefuseNoIterationAndSizesThatAreNone() {
        assertThatThrownBy(() -> iterations(0, List.of(100))).hasMessageContaining("at least one iteration");
        assertThatThrownBy(() -> iterations(1, List.of(101))).hasMessageContaining("101");
    }

    @Test
    void shouldGoThroughTheDepthsAfterAWarmUpAtTheGreatest() {
        IntervalLengths lengths = new IntervalLengths(
                Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(3), Duration.ofSeconds(4));
        DepthSequence sequence = new DepthSequence(Duration.ofSeconds(30), List.of(1, 8, 4), lengths);
        assertThat(sequence.intervals())
                .extracting(
                        IntervalPlan::number,
                        IntervalPlan::kind,
                        interval -> interval.depth().orElseThrow())
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(1, IntervalKind.WARM_UP, 8),
                        org.assertj.core.groups.Tuple.tuple(2, IntervalKind.DEPTH, 1),
                        org.assertj.core.groups.Tuple.tuple(3, IntervalKind.DEPTH, 8),
                        org.assertj.core.groups.Tuple.tuple(4, IntervalKind.DEPTH, 4));
        assertThat(sequence.length()).isEqualTo(Duration.ofSeconds(60));
    }

    private static FixedIterationSequence iterations(int measured, List<Integer> sizes) {
        return new FixedIterationSequence(
                Duration.ofSeconds(10), 1, measured, 1, sizes, Duration.ofSeconds(90), Duration.ofMinutes(30));
    }
}
