package org.wattladder.model.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CorrelatedMeanTest {
    private static final int RUNS = 1000;
    private static final int SECONDS = 240;
    private static final double NORMAL = 1.96;

    /** A meter whose samples depend on each other as a first-order process does. */
    private static List<Double> samples(Random random, double correlationSeconds, int seconds) {
        double correlation = (correlationSeconds - 1) / (correlationSeconds + 1);
        List<Double> samples = new ArrayList<>();
        double deviation = random.nextGaussian();
        for (int second = 0; second < seconds; second++) {
            deviation = correlation * deviation + Math.sqrt(1 - correlation * correlation) * random.nextGaussian();
            samples.add(100 + deviation);
        }
        return samples;
    }

    private static double coverage(double correlationSeconds, double usualSeconds) {
        Random random = new Random(42);
        int held = 0;
        for (int run = 0; run < RUNS; run++) {
            List<Double> samples = samples(random, correlationSeconds, SECONDS);
            SampleSpread spread = SampleSpread.of(samples, SECONDS);
            double uncertainty = CorrelatedMean.standardUncertainty(
                    spread.deviation().asOptional().orElseThrow(),
                    Math.max(
                            usualSeconds,
                            spread.correlationSeconds().asOptional().orElseThrow()),
                    SECONDS);
            double mean =
                    samples.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
            held += Math.abs(mean - 100) <= NORMAL * uncertainty ? 1 : 0;
        }
        return 100.0 * held / RUNS;
    }

    @ParameterizedTest
    @ValueSource(doubles = {3, 9, 19})
    void shouldHoldTheTrueMeanInNinetyFiveOfHundredWindows(double correlationSeconds) {
        assertThat(coverage(correlationSeconds, CorrelatedMean.ASSUMED_SECONDS)).isGreaterThanOrEqualTo(95);
        assertThat(coverage(correlationSeconds, correlationSeconds)).isGreaterThanOrEqualTo(94);
    }

    @Test
    void shouldFallShortWithWhatOneWindowTellsAlone() {
        assertThat(coverage(19, 0)).isLessThan(93);
    }

    @Test
    void shouldTellHowLongSamplesDependOnEachOther() {
        Random random = new Random(7);
        double[] seconds = new double[200];
        for (int window = 0; window < seconds.length; window++) {
            seconds[window] = SampleSpread.of(samples(random, 9, 2000), 2000)
                    .correlationSeconds()
                    .asOptional()
                    .orElseThrow();
        }
        double mean = java.util.Arrays.stream(seconds).average().orElseThrow();
        assertThat(mean).isCloseTo(9, within(1.0));
    }

    @Test
    void shouldTakeEqualSamplesForIndependent() {
        SampleSpread spread = SampleSpread.of(java.util.Collections.nCopies(27, 75.1), 2.7);
        assertThat(spread.deviation()).isEqualTo(Measurement.of(0));
        assertThat(spread.correlationSeconds().asOptional().orElseThrow()).isCloseTo(0.1, within(1e-12));
    }

    @Test
    void shouldAssumeTwentySecondsUntilThreeWindowsTell() {
        assertThat(CorrelatedMean.usualSeconds(1, 2)).isEqualTo(20);
        assertThat(CorrelatedMean.usualSeconds(1, 2, 3)).isEqualTo(3);
        assertThat(CorrelatedMean.usualSeconds(1, 2, 3, 4)).isEqualTo(3.75);
    }

    @Test
    void shouldNotClaimToKnowMoreThanAWindowTells() {
        assertThat(CorrelatedMean.standardUncertainty(1, 20, 4))
                .isEqualTo(CorrelatedMean.standardUncertainty(1, 20, 20), within(1e-12))
                .isGreaterThan(1);
        assertThat(CorrelatedMean.standardUncertainty(0, 20, 4)).isZero();
    }
}
