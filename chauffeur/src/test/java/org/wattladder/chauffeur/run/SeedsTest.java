package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedsTest {
    @Test
    void shouldGiveTheSameSeedForTheSamePlace() {
        assertThat(Seeds.derive(42, 3)).isEqualTo(Seeds.derive(42, 3));
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
