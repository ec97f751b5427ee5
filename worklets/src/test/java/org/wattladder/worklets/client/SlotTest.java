package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wattladder.worklets.link.RunLine;

class SlotTest {
    private static final long SECOND = 1_000_000_000L;

    @Test
    void shouldStartTheExactShareOfEverySlot() {
        for (long seed = 0; seed < 20; seed++) {
            RunLine line = new RunLine(1, 0, 3 * SECOND, 20 * SECOND, SECOND, new RunLine.Pace(600, 4020, 201), seed);
            Arrivals arrivals = new IntervalRun(line, 1, () -> -1).arrivals(1);
            long[] bySecond = new long[24];
            while (arrivals.next()) {
                bySecond[(int) (arrivals.dueNanos() / SECOND)] += arrivals.size();
            }
            for (int second = 0; second < 23; second++) {
                assertThat(bySecond[second])
                        .as("seed %s, second %s", seed, second)
                        .isBetween(second < 3 ? 200L : 201L, 201L);
            }
            assertThat(bySecond[23]).isEqualTo(201);
        }
    }

    @Test
    void shouldNotCutAPartThatHasFewTransactions() {
        RunLine line = new RunLine(1, 0, 0, 20 * SECOND, 0, new RunLine.Pace(0, 150, 0), 7);
        Arrivals arrivals = new IntervalRun(line, 1, () -> -1).arrivals(1);
        long inFirstHalf = 0;
        long all = 0;
        while (arrivals.next()) {
            all += arrivals.size();
            inFirstHalf += arrivals.dueNanos() < 10 * SECOND ? arrivals.size() : 0;
        }
        assertThat(all).isEqualTo(150);
        assertThat(inFirstHalf).isNotEqualTo(75);
    }
}
