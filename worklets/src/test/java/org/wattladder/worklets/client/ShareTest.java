package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShareTest {
    @Test
    void shouldDivideEveryCountExactlyAndEvenly() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 500; i++) {
            int users = 1 + random.nextInt(64);
            long count = random.nextLong(random.nextBoolean() ? 100 : 1L << 40);
            long[] shares = IntStream.rangeClosed(1, users)
                    .mapToLong(user -> Share.of(count, users, user))
                    .sorted()
                    .toArray();
            assertThat(java.util.Arrays.stream(shares).sum())
                    .as("%d over %d users", count, users)
                    .isEqualTo(count);
            assertThat(shares[users - 1] - shares[0]).isBetween(0L, 1L);
        }
    }
}
