package org.wattladder.chauffeur.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.change.Plans;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;

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
                        .plus(Plans.BESIDE_WORKLET)
                        .plus(Plans.BESIDE_INTERVAL.multipliedBy((long) first.size() + second.size())));
    }

    @Test
    void shouldAddWhatWorkletsAndIntervalsTookBesides() {
        left.prepares(0);
        pass(700);
        take(first.get(0), 10);
        take(first.get(1), 30);
        List<IntervalPlan> rest = first.subList(2, first.size());
        long ahead = (long) rest.size() + second.size();
        assertThat(left.afterInterval()).isEqualTo(Duration.ofMillis(millis(rest) + millis(second) + 700 + 20 * ahead));
        left.prepares(1);
        pass(900);
        take(second.get(0), 20);
        assertThat(left.afterInterval())
                .isEqualTo(Duration.ofMillis(millis(second.subList(1, second.size())) + 20L * (second.size() - 1)));
    }

    @Test
    void shouldNotCountWhatWasRecordedBefore() {
        left.prepares(1);
        left.begins(second.get(second.size() - 1));
        assertThat(left.afterInterval()).isEqualTo(Duration.ZERO);
    }
}
