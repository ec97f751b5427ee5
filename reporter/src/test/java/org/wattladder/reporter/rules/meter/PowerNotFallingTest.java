package org.wattladder.reporter.rules.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.sample.MeteredRun;

/** Two levels and idle, whose samples go up and down by the noise. */
class PowerNotFallingTest {
    private static final int SAMPLES = 4;

    @ParameterizedTest
    @CsvSource({
        "100, 99.99, 60, 0.01, true", // cut off: a fall of 20 W would have been seen
        "100, 100, 60, 0, true",
        "100, 99.9, 60, 8, false", // too few samples to tell
        "100, 100.2, 60, 8, false",
        "100, 125, 60, 8, true",
        "100, 100.2, 60, 0.01, true",
        "100, 80, 60, 0.01, false",
        "100, 99.9, 100.1, 1, true" // the wrong meter: nothing falls
    })
    void shouldTellWattsThatDoNotFallFromNoise(double full, double half, double idle, double noise, boolean found) {
        List<List<double[]>> windows = new ArrayList<>();
        for (double watts : new double[] {full, half, idle}) {
            windows.add(IntStream.range(0, SAMPLES)
                    .mapToObj(place -> new double[] {watts + (place % 2 == 0 ? noise : -noise)})
                    .toList());
        }
        assertThat(new PowerNotFalling()
                        .check(RunFigures.of(MeteredRun.of(windows))).stream()
                                .anyMatch(each -> each.toString().contains("level")
                                        || each.toString().contains("idle")))
                .isEqualTo(found);
    }
}
