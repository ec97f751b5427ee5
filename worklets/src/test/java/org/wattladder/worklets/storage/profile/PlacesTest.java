package org.wattladder.worklets.storage.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.storage.Blocks;

class PlacesTest {
    private static final Blocks BLOCKS = Blocks.of(8192, 9 * 8192);

    @Test
    void shouldGoThroughAllFilesInOrderAndBeginAgain() {
        Places places = new Places(BLOCKS, 2, 1, false, new SplittableRandom(1));
        for (int round = 0; round < 2; round++) {
            for (int expected = 0; expected < 16; expected++) {
                long place = places.take();
                assertThat(places.file(place)).isEqualTo(expected / 8);
                assertThat(places.offset(place)).isEqualTo(8192L * (1 + expected % 8));
                places.release(place);
            }
        }
    }

    @Test
    void shouldNeverGiveOutAPlaceTwiceWhileItIsTakenAndReachEachOne() {
        Places places = new Places(BLOCKS, 2, 8, true, new SplittableRandom(5));
        Deque<Long> taken = new ArrayDeque<>();
        long[] given = new long[16];
        for (int i = 0; i < 8_000; i++) {
            long place = places.take();
            assertThat(taken).as("seed 5, draw %d", i).doesNotContain(place);
            taken.add(place);
            given[(int) place]++;
            if (taken.size() == 8) {
                places.release(taken.remove());
            }
        }
        assertThat(Arrays.stream(given)).as("seed 5").isNotEmpty().allMatch(count -> count > 350 && count < 650);
    }

    @Test
    void shouldRefuseMoreOutstandingThanTheFilesHaveRoomFor() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Places(BLOCKS, 2, 9, true, new SplittableRandom(1)))
                .withMessageContaining("9 outstanding I/Os need files of at least 18 blocks together, not 16");
    }
}
