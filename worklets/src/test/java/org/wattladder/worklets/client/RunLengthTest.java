package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RunLengthTest {
    @Test
    void shouldTimeATransactionAloneWhenItIsLongEnough() {
        assertThat(RunLength.after(1, RunLength.SHORTEST_NANOS)).isEqualTo(1);
        assertThat(RunLength.after(1, Long.MAX_VALUE)).isEqualTo(1);
    }

    @Test
    void shouldSettleWhereARunIsLongEnough() {
        int length = 1;
        for (int i = 0; i < 40; i++) {
            length = RunLength.after(length, length * 3L);
        }
        assertThat(length * 3L).isBetween(RunLength.SHORTEST_NANOS, 2 * RunLength.SHORTEST_NANOS);
    }

    @Test
    void shouldRecoverFromAnInterruption() {
        int halved = RunLength.after(4096, 10_000_000);
        assertThat(halved).isEqualTo(2048);
        assertThat(RunLength.after(halved, halved * 3L)).isEqualTo(4096);
    }

    @Test
    void shouldStayBoundedForTransactionsThatTakeNoTime() {
        int length = 1;
        for (int i = 0; i < 100; i++) {
            length = RunLength.after(length, 0);
        }
        assertThat(length).isEqualTo(1 << 20);
    }
}
