package org.wattladder.reporter.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.text.Figure;

class NiceTicksTest {
    @ParameterizedTest
    @CsvSource({"15.5, 16, 2", "126.9, 140, 20", "9435, 10000, 2000", "0.0042, 0.005, 0.001", "8, 8, 1", "0, 1, 1"})
    void shouldEndAtARoundFigureJustAboveTheHighest(double highest, double end, double step) {
        NiceTicks ticks = NiceTicks.reaching(highest, 8);

        assertThat(ticks.end()).isEqualTo(end);
        assertThat(ticks.step().doubleValue()).isEqualTo(step);
        assertThat(ticks.values()).hasSize(ticks.count() + 1).startsWith(0.0).endsWith(end);
    }

    @Test
    void shouldReachAnyFigureInFewSteps() {
        long seed = 7;
        Random random = new Random(seed);
        for (int round = 0; round < 500; round++) {
            double highest = random.nextDouble() * StrictMath.pow(10, random.nextInt(14) - 6);
            NiceTicks ticks = NiceTicks.reaching(highest, 8);
            assertThat(ticks.end()).as("seed %d, highest %s", seed, highest).isGreaterThanOrEqualTo(highest);
            assertThat(ticks.count()).as("seed %d, highest %s", seed, highest).isBetween(1, 8);
        }
    }

    @Test
    void shouldLabelWithAsManyDecimalsAsTheStepNeeds() {
        assertThat(NiceTicks.reaching(0.42, 5).label(0.3)).isEqualTo(Figure.decimals(0.3, 1));
        assertThat(NiceTicks.reaching(9435, 8).label(2000)).isEqualTo(Figure.decimals(2000, 0));
    }
}
