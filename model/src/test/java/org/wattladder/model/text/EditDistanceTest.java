package org.wattladder.model.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class EditDistanceTest {
    private static final int SEED = 5;

    @Test
    void shouldMeasureADistance() {
        Random random = new Random(SEED);
        for (int i = 0; i < 2_000; i++) {
            String one = word(random);
            String other = word(random);
            int distance = EditDistance.between(one, other);
            String round = "seed " + SEED + ", " + one + " and " + other;
            assertThat(distance).as(round).isEqualTo(EditDistance.between(other, one));
            assertThat(distance == 0).as(round).isEqualTo(one.equals(other));
            assertThat(distance)
                    .as(round)
                    .isBetween(Math.abs(one.length() - other.length()), Math.max(one.length(), other.length()));
        }
    }

    private static String word(Random random) {
        StringBuilder word = new StringBuilder();
        random.ints(random.nextInt(7), 'a', 'd').forEach(letter -> word.append((char) letter));
        return word.toString();
    }
}
