package org.wattladder.reporter.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.Measurement;

class StatisticsTest {
    @Test
    void shouldCorrectProbabilitiesAsHolmDoes() {
        assertThat(Holm.adjust(List.of(0.01, 0.04, 0.03, 0.005)))
                .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
    }

    @Test
    void shouldTrustAFewRunsNoMoreThanWhatIsAssumed() {
        assertThat(Pooled.of(runs(100, 100)).variance()).isEqualTo(0.005 * 0.005 * 20 / 21 / 2, within(1e-12));
        assertThat(Pooled.of(runs(100, 100)).degrees()).isEqualTo(21);
    }

    @Test
    void shouldBelieveAFewRunsThatVaryMoreThanWasAssumed() {
        assertThat(Pooled.of(runs(100, 110)).degrees()).isEqualTo(1);
    }

    @Test
    void shouldAssumeNothingOfFourRuns() {
        Pooled four = Pooled.of(runs(100, 100.1, 99.9, 100));
        assertThat(four.degrees()).isEqualTo(3);
        assertThat(Math.sqrt(four.variance())).isEqualTo(0.000816 / 2, within(1e-5));
    }

    @Test
    void shouldAddWhatOtherMetersMayBeOff() {
        Pooled side = new Pooled(100, 0.0001, Double.POSITIVE_INFINITY, Measurement.of(0.02));
        assertThat(Contrast.of(side, side, true).standardError()).isEqualTo(Math.sqrt(0.0002), within(1e-12));
        assertThat(Contrast.of(side, side, false).standardError()).isEqualTo(Math.sqrt(0.001), within(1e-12));
    }

    @Test
    void shouldNotMakeSmallerWhatLevelsShare() {
        Noise level = new Noise(1, 2, 4);
        assertThat(Noise.overLevels(List.of(level, level))).isEqualTo(new Noise(1, 2, 2));
        assertThat(Noise.overWorklets(List.of(level, level), List.of(0.5, 0.5))).isEqualTo(new Noise(1, 1, 2));
    }

    private static List<Estimate> runs(double... values) {
        return Arrays.stream(values)
                .mapToObj(
                        value -> new Estimate(Measurement.of(value), new Noise(0.005 * 0.005, 0, 0), Measurement.of(0)))
                .toList();
    }
}
