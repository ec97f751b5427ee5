package org.wattladder.worklets.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HeapShareTest {
    private static final long MEBIBYTE = 1L << 20;

    @Test
    void shouldLeaveRoomForYoungObjectsAndAReserve() {
        assertThat(HeapShare.youngMebibytes(1024 * MEBIBYTE)).isEqualTo(128);
        assertThat(HeapShare.dataBytes(1024 * MEBIBYTE)).isEqualTo((1024 - 128 - 16) * MEBIBYTE);
        assertThat(HeapShare.youngMebibytes(1L << 40)).isEqualTo(512);
        assertThat(HeapShare.dataBytes(4 * MEBIBYTE)).isZero();
    }

    @Test
    void shouldFindTheSmallestHeapForTheData() {
        long seed = 20261121;
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 1000; i++) {
            long data = random.nextLong(1L << random.nextInt(1, 40));
            long heap = HeapShare.heapMebibytes(data);
            assertThat(HeapShare.dataBytes(heap * MEBIBYTE))
                    .as("seed %d, data %d", seed, data)
                    .isGreaterThanOrEqualTo(data);
            assertThat(HeapShare.dataBytes((heap - 2) * MEBIBYTE))
                    .as("seed %d, data %d", seed, data)
                    .isLessThanOrEqualTo(data);
        }
    }
}
