package org.wattladder.director.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class HeapSizeTest {
    private static final long MEBIBYTE = 1L << 20;

    @Test
    void shouldGiveHalfAsMuchAgainAsUsersNeedAndRoomForTheHarness() {
        assertThat(heap(2, 100, 100_000, 0)).isEqualTo((150 + HeapSize.COMFORT_MEBIBYTES) * MEBIBYTE);
    }

    @Test
    void shouldGiveLessComfortWhenMemoryIsShort() {
        assertThat(heap(2, 100, 600, 0)).isEqualTo((300 - HeapSize.BESIDE_HEAP_MEBIBYTES) * MEBIBYTE);
    }

    @Test
    void shouldKeepToThePlan() {
        assertThat(heap(2, 100, 100_000, 77)).isEqualTo(77 * MEBIBYTE);
    }

    @Test
    void shouldRefuseWithFiguresWhatCannotFit() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> heap(2, 100, 500, 0))
                .withMessageContaining("worklet steady")
                .withMessageContaining("2 client(s) of 182 MiB heap and 96 MiB beside it need 556 MiB")
                .withMessageContaining("but 500 MiB are available");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> heap(1, 1, 500, 4096))
                .withMessageContaining("4096 MiB heap");
    }

    @Test
    void shouldRefuseANegativeHeap() {
        assertThatIllegalArgumentException().isThrownBy(() -> heap(1, 1, 500, -1));
    }

    private static long heap(int clients, long mebibytesPerClient, long availableMebibytes, long override) {
        return HeapSize.bytes(
                "steady", clients, mebibytesPerClient * MEBIBYTE, availableMebibytes * MEBIBYTE, override);
    }
}
