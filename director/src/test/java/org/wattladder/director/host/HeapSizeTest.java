package org.wattladder.director.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.MemoryNeed;

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
    void shouldGiveRoomForShortLivedObjectsFromHalfOfTheMemoryAtMost() {
        MemoryNeed need = MemoryNeed.allocating(100 * MEBIBYTE, 1000 * MEBIBYTE);
        assertThat(HeapSize.bytes("busy", 2, 1, need, 100_000 * MEBIBYTE, 0))
                .isEqualTo((150 + HeapSize.COMFORT_MEBIBYTES + 1000) * MEBIBYTE);
        assertThat(HeapSize.bytes("busy", 2, 1, need, 2_000 * MEBIBYTE, 0))
                .isEqualTo((150 + HeapSize.COMFORT_MEBIBYTES + 500) * MEBIBYTE);
    }

    @Test
    void shouldKeepToThePlan() {
        assertThat(heap(2, 100, 100_000, 77)).isEqualTo(77 * MEBIBYTE);
    }

    @Test
    void shouldRefuseWithFiguresWhatCannotFit() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> heap(2, 100, 450, 0))
                .withMessageContaining("worklet steady")
                .withMessageContaining("2 client(s) of 182 MiB heap and 56 MiB beside it need 476 MiB")
                .withMessageContaining("but 450 MiB are available");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> heap(1, 1, 500, 4096))
                .withMessageContaining("4096 MiB heap");
    }

    @Test
    void shouldRefuseANegativeHeap() {
        assertThatIllegalArgumentException().isThrownBy(() -> heap(1, 1, 500, -1));
    }

    @Test
    void shouldShareMostOfTheMemoryAmongClientsThatFillIt() {
        long available = 10_000 * MEBIBYTE;
        long heap = HeapSize.bytes("flood", 2, 1, MemoryNeed.filling(96 * MEBIBYTE), available, 0);
        assertThat(2 * HeapSize.plannedBytes(heap)).isBetween(available / 100 * 87, available / 100 * 89);
        assertThat(HeapSize.bytes("flood", 2, 1, MemoryNeed.filling(96 * MEBIBYTE), available, 500))
                .isEqualTo(500 * MEBIBYTE);
    }

    @Test
    void shouldRefuseClientsThatCannotEvenHaveTheLeast() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HeapSize.bytes("flood", 2, 2, MemoryNeed.filling(96 * MEBIBYTE), 500 * MEBIBYTE, 0))
                .withMessageContaining("worklet flood does not fit into memory")
                .withMessageContaining("500 MiB are available");
    }

    private static long heap(int clients, long mebibytesPerClient, long availableMebibytes, long override) {
        return HeapSize.bytes(
                "steady",
                clients,
                1,
                MemoryNeed.fixed(mebibytesPerClient * MEBIBYTE),
                availableMebibytes * MEBIBYTE,
                override);
    }
}
