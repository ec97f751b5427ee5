package org.wattladder.model.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DerivedSeedTest {
    /** The first outputs of SplitMix64 from 0, as published, so that an old plan keeps its schedules. */
    @Test
    void shouldGiveTheSeedsOfSplitMix64() {
        assertThat(DerivedSeed.of(0, 1)).isEqualTo(0xE220A8397B1DCDAFL);
        assertThat(DerivedSeed.of(0, 2)).isEqualTo(0x6E789E6AA1B965F4L);
        assertThat(DerivedSeed.of(0, 3)).isEqualTo(0x06C45D188009454FL);
    }

    @Test
    void shouldNotRepeatASeedOverNumbersAndWholes() {
        Set<Long> seen = new HashSet<>();
        for (long whole = -100; whole < 100; whole++) {
            for (long number = -64; number < 64; number++) {
                assertThat(seen.add(DerivedSeed.of(whole, number)))
                        .as("seed of number %s under %s", number, whole)
                        .isTrue();
            }
        }
    }
}
