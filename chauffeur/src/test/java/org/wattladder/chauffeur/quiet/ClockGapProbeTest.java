package org.wattladder.chauffeur.quiet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.time.GapSum;
import org.wattladder.model.time.TimeSource;

class ClockGapProbeTest {
    private static final Duration MILLISECOND = Duration.ofMillis(1);

    @Test
    void shouldAddUpGapsLongerThanTwentyMicroseconds() {
        GapSum sum = new GapSum(1_000);
        sum.next(1_100);
        sum.next(21_100);
        sum.next(41_101);
        sum.next(41_101);
        assertThat(sum.lostNanos()).isEqualTo(20_001);
        assertThat(sum.elapsedNanos()).isEqualTo(40_101);
    }

    @Test
    void shouldFollowAClockThatPassesItsLargestNumber() {
        GapSum sum = new GapSum(Long.MAX_VALUE - 10);
        sum.next(Long.MIN_VALUE + 49_989);
        assertThat(sum.lostNanos()).isEqualTo(50_000);
        assertThat(sum.elapsedNanos()).isEqualTo(50_000);
    }

    @Test
    void shouldFindNothingLostWhenTheClockRunsEvenly() throws InterruptedException {
        Measurement lost = new ClockGapProbe(new ScriptedClock(100, 0)).lostPercent(MILLISECOND, 1);
        assertThat(lost).isEqualTo(Measurement.of(0));
    }

    @Test
    void shouldGiveTheShareOfTimeThatGapsTook() throws InterruptedException {
        // The reading that ends the millisecond is a step, so two gaps of 100 µs are a fifth of it.
        Measurement lost = new ClockGapProbe(new ScriptedClock(100, 100_000, 50, 90)).lostPercent(MILLISECOND, 1);
        assertThat(lost.asOptional().orElseThrow()).isCloseTo(20, within(0.01));
    }

    @Test
    void shouldSumOverItsThreads() throws InterruptedException {
        Measurement lost = new ClockGapProbe(new ScriptedClock(30_000, 0)).lostPercent(MILLISECOND, 3);
        assertThat(lost).isEqualTo(Measurement.of(100));
    }

    @Test
    void shouldBeAbsentRatherThanEndlessWhenTheClockStandsStill() throws InterruptedException {
        assertThat(new ClockGapProbe(new ScriptedClock(0, 0)).lostPercent(MILLISECOND, 2))
                .isEqualTo(Measurement.absent("absent.clock-stood-still"));
    }

    @Test
    void shouldProbeTheRealClock() throws InterruptedException {
        double lost = new ClockGapProbe(TimeSource.system())
                .lostPercent(Duration.ofMillis(5), 1)
                .asOptional()
                .orElseThrow();
        assertThat(lost).isBetween(0.0, 100.0);
    }

    @Test
    void shouldRefuseToProbeWithoutThreads() {
        assertThatThrownBy(() -> new ClockGapProbe(TimeSource.system()).lostPercent(MILLISECOND, 0))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
