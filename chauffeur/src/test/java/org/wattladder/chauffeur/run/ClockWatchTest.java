package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.wattladder.model.time.TimeSource;

class ClockWatchTest {
    private final SteppingClock clock = new SteppingClock();
    private final ClockWatch watch = new ClockWatch(clock);

    @Test
    void shouldPassOverAClockThatIsSlewed() {
        clock.pass(Duration.ofMinutes(2), Duration.ofMillis(60));
        assertThat(watch.step()).isEmpty();
    }

    @Test
    void shouldTellByHowMuchAClockWasSetAndOnlyOnce() {
        clock.pass(Duration.ofMinutes(2), Duration.ofSeconds(-3));
        assertThat(watch.step()).contains(Duration.ofSeconds(-3));
        clock.pass(Duration.ofMinutes(2), Duration.ZERO);
        assertThat(watch.step()).isEmpty();
        clock.pass(Duration.ofSeconds(1), Duration.ofMillis(251));
        assertThat(watch.step()).contains(Duration.ofMillis(251));
    }

    /** Passes as it is told. */
    private static final class SteppingClock implements TimeSource {
        private Instant wall = Instant.EPOCH;
        private long nanos;

        void pass(Duration length, Duration step) {
            wall = wall.plus(length).plus(step);
            nanos += length.toNanos();
        }

        @Override
        public Instant now() {
            return wall;
        }

        @Override
        public long nanoTime() {
            return nanos;
        }
    }
}
