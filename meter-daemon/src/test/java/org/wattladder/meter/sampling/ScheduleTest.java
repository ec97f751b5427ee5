package org.wattladder.meter.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ScheduleTest {
    private static final long SECOND = 1_000_000_000L;

    @Test
    void shouldTakeTheFirstSampleThreeTenthsAfterTheStart() {
        assertThat(new Schedule(5, SECOND).sampleAt(0)).isEqualTo(5 + SECOND * 3 / 10);
        assertThat(new Schedule(5, SECOND).sampleAt(7)).isEqualTo(5 + SECOND * 3 / 10 + 7 * SECOND);
        assertThat(new Schedule(0, 5 * SECOND).sampleAt(0)).isEqualTo(SECOND * 3 / 10);
        assertThat(new Schedule(0, SECOND / 10).sampleAt(0)).isEqualTo(SECOND * 3 / 100);
    }

    @Test
    void shouldEndAtWholeIntervalsWithOneSampleForEachBegun() {
        long seed = 99;
        Random random = new Random(seed);
        for (int round = 0; round < 2000; round++) {
            Schedule schedule = new Schedule(random.nextLong() / 4, 20_000_000L + random.nextInt(2_000_000_000));
            long stop = schedule.startNanos() + random.nextInt(2_000_000_000) * 50L;
            long end = schedule.closingAt(stop);
            long intervals = (end - schedule.startNanos()) / schedule.intervalNanos();
            assertThat(end).as("seed %d round %d", seed, round).isGreaterThanOrEqualTo(stop);
            assertThat((end - schedule.startNanos()) % schedule.intervalNanos()).isZero();
            assertThat(intervals).isPositive();
            assertThat(schedule.lastDueAt(end - 1)).isEqualTo(intervals - 1);
        }
    }
}
