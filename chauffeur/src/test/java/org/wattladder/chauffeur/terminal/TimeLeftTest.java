package org.wattladder.chauffeur.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.change.ExpectedDuration;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.Settling;

class TimeLeftTest {
    private final RunPlan plan = SampleJournal.plan();
    private final List<IntervalPlan> first = plan.worklets().get(0).schedule().foreseen();
    private final List<IntervalPlan> second = plan.worklets().get(1).schedule().foreseen();
    private long nanos;
    private final TimeLeft left = new TimeLeft(plan, () -> nanos);

    private void pass(long millis) {
        nanos += Duration.ofMillis(millis).toNanos();
    }

    private void take(IntervalPlan interval, long besideMillis) {
        left.begins(interval);
        pass(interval.lengths().total().toMillis() + besideMillis);
        left.ends(interval);
    }

    private static long millis(List<IntervalPlan> intervals) {
        return intervals.stream()
                .mapToLong(interval -> interval.lengths().total().toMillis())
                .sum();
    }

    @Test
    void shouldAddWhatIsUsualWhileNothingIsKnown() {
        assertThat(left.afterInterval())
                .isEqualTo(Duration.ofMillis(millis(first) + millis(second))
                        .plus(ExpectedDuration.BESIDE_WORKLET)
                        .plus(ExpectedDuration.BESIDE_INTERVAL.multipliedBy((long) first.size() + second.size())));
    }

    @Test
    void shouldAddWhatWorkletsAndIntervalsTookBesidesWithWhatIsUsual() {
        left.prepares(0);
        pass(1500 + 17 * 100);
        take(first.get(0), 800 + 18 * 100);
        take(first.get(1), 800);
        List<IntervalPlan> rest = first.subList(2, first.size());
        long ahead = (long) rest.size() + second.size();
        assertThat(left.afterInterval())
                .isEqualTo(Duration.ofMillis(millis(rest) + millis(second) + 1600 + 900 * ahead));
        left.prepares(1);
        pass(1500);
        take(second.get(0), 900);
        assertThat(left.afterInterval())
                .isEqualTo(Duration.ofMillis(millis(second.subList(1, second.size())) + 900L * (second.size() - 1)));
    }

    /** Up to six warm-ups of 10 s, then calibration and a level of 20 s each; 0.8 s besides each interval as usual. */
    @Test
    void shouldCountFurtherWarmUpsOnlyWhileTheyCanCome() {
        IntervalLengths lengths = IntervalLengths.recordingOnly(Duration.ofSeconds(20));
        Ladder ladder = new Ladder(
                Duration.ofSeconds(10),
                1,
                CalibrationUse.LAST,
                lengths,
                List.of(100.0),
                lengths,
                Optional.of(new Settling(5, 6)));
        RunPlan settling = plan.withWorklets(List.of(plan.worklets().get(0).with(ladder)));
        TimeLeft rest = new TimeLeft(settling, () -> nanos);
        List<IntervalPlan> foreseen = ladder.foreseen();
        rest.prepares(0);
        List<Double> seconds = new ArrayList<>();
        for (IntervalPlan interval : List.of(
                foreseen.get(0),
                numbered(2, foreseen.get(0)),
                numbered(3, foreseen.get(1)),
                numbered(4, foreseen.get(2)))) {
            rest.begins(interval);
            seconds.add(rest.afterInterval().toMillis() / 1000.0);
            pass(interval.lengths().total().toMillis() + 800);
            rest.ends(interval);
        }
        assertThat(seconds).containsExactly(50 + 40 + 7 * 0.8, 40 + 40 + 6 * 0.8, 20 + 0.8, 0.0);
    }

    private static IntervalPlan numbered(int number, IntervalPlan interval) {
        return new IntervalPlan(number, interval.purpose(), interval.load(), interval.lengths(), interval.label());
    }

    /** As measured of a rehearsal: 1.5 s besides each interval of the first worklet, 0.65 s besides each of the others. */
    @Test
    void shouldBeWithinATenthOrASecondAlthoughTheFirstWorkletIsSlow() {
        IntervalLengths quick = new IntervalLengths(
                Duration.ZERO, Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofMillis(500));
        Ladder ladder =
                new Ladder(Duration.ofSeconds(1), 1, CalibrationUse.LAST, quick, List.of(100.0, 67.0, 33.0), quick);
        WorkletPlan each = plan.worklets().get(0).with(ladder);
        RunPlan rehearsal = plan.withWorklets(Collections.nCopies(15, each));
        TimeLeft whole = new TimeLeft(rehearsal, () -> nanos);
        List<Long> begun = new ArrayList<>();
        List<Long> foretold = new ArrayList<>();
        for (int place = 0; place < rehearsal.worklets().size(); place++) {
            whole.prepares(place);
            pass(place == 0 ? 2500 : 1600);
            for (IntervalPlan interval : ladder.foreseen()) {
                whole.begins(interval);
                begun.add(nanos);
                foretold.add(nanos
                        + interval.lengths().total().plus(whole.afterInterval()).toNanos());
                pass(interval.lengths().total().toMillis() + (place == 0 ? 1500 : 650));
                whole.ends(interval);
            }
        }
        for (int interval = 1; interval < begun.size(); interval++) {
            double left = nanos - begun.get(interval);
            assertThat((double) foretold.get(interval) - begun.get(interval))
                    .as("interval " + interval)
                    .isCloseTo(left, within(Math.max(left / 10, 1e9)));
        }
    }

    @Test
    void shouldNotCountWhatWasRecordedBefore() {
        left.prepares(1);
        left.begins(second.get(second.size() - 1));
        assertThat(left.afterInterval()).isEqualTo(Duration.ZERO);
    }
}
