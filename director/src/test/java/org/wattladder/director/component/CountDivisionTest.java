package org.wattladder.director.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CountDivisionTest {
    private static final long SECOND = 1_000_000_000L;

    @Test
    void shouldRoundTheTotalToTheNearestWholeNumber() {
        assertThat(CountDivision.total(1000.4, SECOND)).isEqualTo(1000);
        assertThat(CountDivision.total(1000.5, SECOND)).isEqualTo(1001);
        assertThat(CountDivision.total(333.3, 120 * SECOND)).isEqualTo(39_996);
        assertThat(CountDivision.total(0.001, SECOND)).isZero();
        assertThat(CountDivision.total(5e9, 3600 * SECOND)).isEqualTo(18_000_000_000_000L);
        assertThat(CountDivision.total(7, 0)).isZero();
    }

    @Test
    void shouldGiveClientsOfEqualSizeSharesThatDifferByOneAtMost() {
        assertThat(CountDivision.shares(10, List.of(1, 1, 1, 1))).containsExactly(2L, 3L, 2L, 3L);
    }

    @Test
    void shouldDivideExactlyAndInProportionToUsers() {
        long seed = 20120422;
        Random random = new Random(seed);
        for (int round = 0; round < 2000; round++) {
            long total = random.nextLong(1L << (1 + random.nextInt(45)));
            List<Integer> users = new ArrayList<>();
            random.ints(1 + random.nextInt(130), 1, 65).forEach(users::add);
            double all = users.stream().mapToInt(Integer::intValue).sum();
            List<Long> shares = CountDivision.shares(total, users);
            String where = "seed " + seed + " round " + round;
            assertThat(shares.stream().mapToLong(Long::longValue).sum())
                    .as(where)
                    .isEqualTo(total);
            for (int i = 0; i < shares.size(); i++) {
                double exact = total * (users.get(i) / all);
                double rounding = 1e-6 + exact * 1e-14;
                assertThat(Math.abs(shares.get(i) - exact)).as(where).isLessThan(1 + rounding);
            }
        }
    }
}
