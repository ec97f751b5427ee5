package org.wattladder.model.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;

class UntilPreciseTest {
    private static final Precision PRECISION = new Precision(0.5, Duration.ofMinutes(1));
    private static final IntervalLengths LENGTHS = IntervalLengths.recordingOnly(Duration.ofMinutes(4));
    private static final Ladder LADDER =
            new Ladder(Duration.ofSeconds(30), 1, CalibrationUse.MEAN, LENGTHS, List.of(100.0, 50.0), LENGTHS);

    @Test
    void shouldEndAtFewMomentsBeforeTheLongest() {
        assertThat(PRECISION.earlyEnds(Duration.ofMinutes(4)))
                .extracting(Duration::toSeconds)
                .containsExactly(60L, 90L, 120L, 180L);
        assertThat(PRECISION.earlyEnds(Duration.ofMinutes(1))).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> new Precision(0, Duration.ofMinutes(1)));
    }

    @Test
    void shouldLetLevelsAndIdleEndEarlyAndNothingElse() {
        UntilPrecise ladder = new UntilPrecise(LADDER, PRECISION);
        assertThat(ladder.foreseen())
                .extracting(interval -> ladder.precision(interval).isPresent())
                .containsExactly(false, false, true, true);
        UntilPrecise idle = new UntilPrecise(new Idle(LENGTHS), PRECISION);
        assertThat(idle.precision(idle.foreseen().get(0))).contains(PRECISION);
    }

    @Test
    void shouldAskForWhatTheOtherScheduleAsksFor() {
        UntilPrecise ladder = new UntilPrecise(LADDER, PRECISION);
        IntervalPlan first = ladder.next(History.EMPTY).orElseThrow();
        assertThat(first).isEqualTo(LADDER.next(History.EMPTY).orElseThrow());
        assertThat(ladder.isKnown()).isFalse();
        assertThat(ladder.atMost()).isEqualTo(LADDER.atMost());
        assertThat(ladder.atLevels(List.of(20.0)))
                .isEqualTo(new UntilPrecise(LADDER.atLevels(List.of(20.0)), PRECISION));
        UntilPrecise idle = new UntilPrecise(new Idle(LENGTHS), PRECISION);
        assertThat(idle.atLevels(List.of(20.0))).isSameAs(idle);
    }
}
