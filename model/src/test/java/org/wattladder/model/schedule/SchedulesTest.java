package org.wattladder.model.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Purpose;

class SchedulesTest {
    private static final IntervalLengths LENGTHS = new IntervalLengths(
            Duration.ofSeconds(10), Duration.ofSeconds(15), Duration.ofSeconds(120), Duration.ofSeconds(15));

    private static Ladder paper(Duration warmUp) {
        return new Ladder(
                warmUp,
                2,
                CalibrationUse.MEAN,
                new IntervalLengths(
                        Duration.ZERO, Duration.ofSeconds(15), Duration.ofSeconds(120), Duration.ofSeconds(15)),
                List.of(100.0, 67.0, 12.5),
                LENGTHS);
    }

    /** Asks for one interval after the other, as a run does. */
    private static List<IntervalPlan> walk(Schedule schedule) {
        List<FinishedInterval> done = new ArrayList<>();
        for (Optional<IntervalPlan> next = schedule.next(History.EMPTY);
                next.isPresent();
                next = schedule.next(new History(done))) {
            done.add(new FinishedInterval(next.get(), Map.of(), List.of(), 0, OptionalDouble.empty()));
        }
        return done.stream().map(FinishedInterval::plan).toList();
    }

    @Test
    void shouldRunWarmUpThenCalibrationThenLevels() {
        assertThat(walk(paper(Duration.ofSeconds(30))))
                .extracting(
                        IntervalPlan::number,
                        IntervalPlan::purpose,
                        interval -> interval.label().notation(),
                        IntervalPlan::mark)
                .containsExactly(
                        tuple(1, Purpose.WARM_UP, "interval.warm-up", "warm-up"),
                        tuple(2, Purpose.CALIBRATE, "interval.calibration(1)", "calibration-1"),
                        tuple(3, Purpose.CALIBRATE, "interval.calibration(2)", "calibration-2"),
                        tuple(4, Purpose.SCORED, "interval.level(100.0~p3)", "level-100"),
                        tuple(5, Purpose.SCORED, "interval.level(67.0~p3)", "level-67"),
                        tuple(6, Purpose.SCORED, "interval.level(12.5~p3)", "level-12-5"));
    }

    @Test
    void shouldAddUpThePapersLengths() {
        assertThat(paper(Duration.ofSeconds(30)).atMost()).isEqualTo(Duration.ofSeconds(30 + 2 * 150 + 3 * 160));
        assertThat(paper(Duration.ofSeconds(30)).mostIntervals()).isEqualTo(6);
    }

    @Test
    void shouldLeaveOutAWarmUpOfZero() {
        assertThat(walk(paper(Duration.ZERO)).get(0).purpose()).isEqualTo(Purpose.CALIBRATE);
    }

    @Test
    void shouldAskForWhatIsMissingInTheMiddle() {
        List<IntervalPlan> all = walk(paper(Duration.ZERO));
        List<FinishedInterval> done = all.stream()
                .filter(interval -> interval.number() != 3)
                .map(interval -> new FinishedInterval(interval, Map.of(), List.of(), 0, OptionalDouble.empty()))
                .toList();

        assertThat(paper(Duration.ZERO).next(new History(done))).contains(all.get(2));
    }

    @Test
    void shouldRefuseAnEmptyRecording() {
        assertThatThrownBy(() -> IntervalLengths.recordingOnly(Duration.ZERO)).hasMessageContaining("recording");
    }

    @Test
    void shouldTurnCalibrationRatesIntoOne() {
        List<Double> rates = List.of(90.0, 110.0, 106.0);
        assertThat(CalibrationUse.MEAN.of(rates)).isEqualTo(102.0);
        assertThat(CalibrationUse.LAST_TWO.of(rates)).isEqualTo(108.0);
        assertThat(CalibrationUse.LAST_TWO.of(List.of(90.0))).isEqualTo(90.0);
        assertThat(CalibrationUse.LAST_TWO.averaged(3)).isEqualTo(2);
        assertThat(CalibrationUse.LAST.of(rates)).isEqualTo(106.0);
        assertThat(CalibrationUse.MAX.of(rates)).isEqualTo(110.0);
        assertThatThrownBy(() -> CalibrationUse.MEAN.of(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void shouldTellRepeatsOfASizeApart() {
        assertThat(iterations(3, List.of(100, 50, 100)).foreseen())
                .extracting(interval -> interval.label().notation())
                .containsExactly(
                        "interval.repeated-iterations(100, 1)",
                        "interval.iterations(50)",
                        "interval.repeated-iterations(100, 2)");
    }

    @Test
    void shouldRunIterationsOncePerSize() {
        Iterations schedule = iterations(3, List.of(100, 50));
        assertThat(walk(schedule))
                .extracting(IntervalPlan::number, interval -> interval.label().notation(), IntervalPlan::loadPercent)
                .containsExactly(
                        tuple(1, "interval.iterations(100)", OptionalDouble.of(100)),
                        tuple(2, "interval.iterations(50)", OptionalDouble.of(50)));
        assertThat(schedule.atMost()).isEqualTo(Duration.ofSeconds(2 * (10 + 90)));
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
        DepthSweep schedule = new DepthSweep(Duration.ofSeconds(30), List.of(1, 8, 4), lengths);
        assertThat(walk(schedule))
                .extracting(
                        IntervalPlan::number,
                        IntervalPlan::purpose,
                        interval -> interval.depth().orElseThrow())
                .containsExactly(
                        tuple(1, Purpose.WARM_UP, 8),
                        tuple(2, Purpose.PROBE, 1),
                        tuple(3, Purpose.PROBE, 8),
                        tuple(4, Purpose.PROBE, 4));
        assertThat(schedule.atMost()).isEqualTo(Duration.ofSeconds(60));
    }

    @Test
    void shouldRecordASteadyLoadSeveralTimesWithoutATarget() {
        IntervalLengths lengths = new IntervalLengths(
                Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(90), Duration.ofSeconds(4));
        Steady schedule = new Steady(Duration.ofSeconds(30), 2, lengths);
        assertThat(walk(schedule))
                .extracting(IntervalPlan::number, IntervalPlan::purpose, IntervalPlan::paced, IntervalPlan::mark)
                .containsExactly(
                        tuple(1, Purpose.WARM_UP, false, "warm-up"),
                        tuple(2, Purpose.PROBE, false, "period-1"),
                        tuple(3, Purpose.PROBE, false, "period-2"));
        assertThat(schedule.atMost()).isEqualTo(Duration.ofSeconds(224));
        assertThatThrownBy(() -> new Steady(Duration.ZERO, 0, lengths)).hasMessage("there are 1 to 100 periods, not 0");
    }

    private static Iterations iterations(int measured, List<Integer> sizes) {
        return new Iterations(
                Duration.ofSeconds(10), 1, measured, 1, sizes, Duration.ofSeconds(90), Duration.ofMinutes(30));
    }
}
