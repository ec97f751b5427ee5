package org.wattladder.reporter.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Name;

class UncertaintyTest {
    private static final int DRAWS = 20_000;

    private static Uncertainty parts(double meter, double sampling, double counting) {
        return new Uncertainty(Measurement.of(meter), Measurement.of(sampling), Measurement.of(counting));
    }

    private static RatedFigure score(double value, Uncertainty uncertainty) {
        return new RatedFigure(Measurement.of(value), uncertainty, Optional.empty());
    }

    /** Draws every error anew and looks at how far the score really moves. */
    @RepeatedTest(10)
    void shouldPropagateAsASimulationDoes(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        List<Means.Part> means = new ArrayList<>();
        int levels = 2 + random.nextInt(5);
        for (int i = 0; i < levels; i++) {
            Uncertainty uncertainty = parts(random.nextDouble(), random.nextDouble(), random.nextDouble());
            means.add(new Means.Part(
                    new Name("level " + i),
                    score(500 + 1000 * random.nextDouble(), uncertainty),
                    0.2 + random.nextDouble()));
        }
        RatedFigure mean = Means.geometric(means);
        SummaryStatistics moved = new SummaryStatistics();
        for (int draw = 0; draw < DRAWS; draw++) {
            double meter = random.nextGaussian();
            List<Means.Part> drawn = new ArrayList<>();
            for (Means.Part part : means) {
                Uncertainty u = part.score().uncertainty();
                double percent = meter * u.meterPercent().asOptional().getAsDouble()
                        + random.nextGaussian()
                                * u.samplingPercent().asOptional().getAsDouble()
                        + random.nextGaussian()
                                * u.countingPercent().asOptional().getAsDouble();
                double value = part.score().value().asOptional().getAsDouble() * Math.exp(percent / 100);
                drawn.add(new Means.Part(part.name(), score(value, u), part.weight()));
            }
            moved.addValue(
                    100 * Math.log(Means.geometric(drawn).value().asOptional().getAsDouble()));
        }
        assertThat(mean.uncertainty().combinedPercent().orElseThrow())
                .as("seed %d", repetition.getCurrentRepetition())
                .isCloseTo(moved.getStandardDeviation(), within(0.03 * moved.getStandardDeviation()));
    }

    @RepeatedTest(50)
    void shouldObeyTheAlgebraOfGeometricMeans(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        String seed = "seed " + repetition.getCurrentRepetition();
        List<Means.Part> parts = new ArrayList<>();
        List<Means.Part> doubled = new ArrayList<>();
        double least = Double.MAX_VALUE;
        double most = 0;
        for (int i = 0; i <= random.nextInt(12); i++) {
            double value = Math.exp(10 * random.nextDouble() - 2);
            double weight = 0.01 + random.nextDouble();
            least = Math.min(least, value);
            most = Math.max(most, value);
            parts.add(new Means.Part(new Name("p"), score(value, parts(1, 1, 1)), weight));
            doubled.add(0, new Means.Part(new Name("p"), score(2 * value, parts(1, 1, 1)), 7 * weight));
        }
        double mean = Means.geometric(parts).value().asOptional().getAsDouble();
        assertThat(mean).as(seed).isBetween(least * (1 - 1e-12), most * (1 + 1e-12));
        assertThat(Means.geometric(doubled).value().asOptional().getAsDouble())
                .as("%s: scales with its parts, whatever their order and the unit of weights", seed)
                .isCloseTo(2 * mean, within(1e-9 * mean));
    }

    @Test
    void shouldNotMakeACommonErrorSmallerByAveraging() {
        Uncertainty one = parts(0.5, 0.4, 0);
        Uncertainty four = Uncertainty.ofMean(List.of(one, one, one, one), List.of(0.25, 0.25, 0.25, 0.25));
        assertThat(four.meterPercent().asOptional().orElseThrow()).isCloseTo(0.5, within(1e-12));
        assertThat(four.samplingPercent().asOptional().orElseThrow()).isCloseTo(0.2, within(1e-12));
    }

    /** Constant watts have a sampling part of 0, iterations a counting part of 0; the meter states nothing. */
    @Test
    void shouldHaveNoIntervalWhenNothingIsKnownButZeros() {
        Uncertainty zeros = new Uncertainty(Measurement.absent("silent"), Measurement.of(0), Measurement.of(0));
        assertThat(zeros.combined()).isEqualTo(Measurement.absent("silent"));
        assertThat(score(1000, zeros).low()).isEmpty();
        assertThat(score(1000, zeros).high()).isEmpty();
        assertThat(score(1000, parts(0, 0, 0)).low()).hasValue(1000);
    }

    @Test
    void shouldNotGuessAPartThatOneLevelDoesNotKnow() {
        Uncertainty unknown = new Uncertainty(Measurement.absent("silent"), Measurement.of(0.3), Measurement.of(0.4));
        Uncertainty mean = Uncertainty.ofMean(List.of(parts(1, 0, 0), unknown), List.of(0.5, 0.5));
        assertThat(mean.meterPercent()).isEqualTo(Measurement.absent("silent"));
        assertThat(mean.combinedPercent().orElseThrow()).isCloseTo(0.25, within(1e-12));
    }
}
