package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedsTest {
    /** The first outputs of SplitMix64 from 0, as published, so that an old plan keeps its schedules. */
    @Test
    void shouldGiveTheSeedsOfSplitMix64() {
        assertThat(Seeds.derive(0, 0)).isEqualTo(0xE220A8397B1DCDAFL);
        assertThat(Seeds.derive(0, 1)).isEqualTo(0x6E789E6AA1B965F4L);
        assertThat(Seeds.derive(0, 2)).isEqualTo(0x06C45D188009454FL);
    }

    @Test
    void shouldNotRepeatASeedOverPlacesAndParents() {
        Set<Long> seen = new HashSet<>();
        for (long parent = -100; parent < 100; parent++) {
            for (long place = -64; place < 64; place++) {
                assertThat(seen.add(Seeds.derive(parent, place)))
                        .as("seed of place %s under %s", place, parent)
                        .isTrue();
            }
        }
    }
}
