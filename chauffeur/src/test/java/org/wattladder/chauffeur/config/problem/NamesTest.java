package org.wattladder.chauffeur.config.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
    private static final int SEED = 5;
    private static final Names NAMES = new Names(List.of("warm-up", "calibration", "level", "levels", "lu"));

    @ParameterizedTest
    @CsvSource({"warmup,warm-up", "calibartion,calibration", "lvel,level", "levls,levels", "ul,lu", "calib,calibration"
    })
    void shouldFindTheNearestName(String wanted, String nearest) {
        assertThat(NAMES.nearest(wanted)).contains(nearest);
    }

    @Test
    void shouldNameAllWhenNoneIsNear() {
        assertThat(NAMES.nearest("temperature")).isEmpty();
        assertThat(NAMES.hint("temperature")).isEqualTo("; known: warm-up, calibration, level, levels, lu");
        assertThat(new Names(List.of()).hint("x")).isEqualTo("; none is known here");
    }

    @Test
    void shouldMeasureADistance() {
        Random random = new Random(SEED);
        for (int i = 0; i < 2_000; i++) {
            String one = word(random);
            String other = word(random);
            int distance = Names.distance(one, other);
            String round = "seed " + SEED + ", " + one + " and " + other;
            assertThat(distance).as(round).isEqualTo(Names.distance(other, one));
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
