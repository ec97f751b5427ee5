package org.wattladder.reporter.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;

class EfficiencyTest {
    private static final Measurement SILENT = Measurement.absent("absent.meter-without-sample");

    @Test
    void shouldDividePerformanceByWatts() {
        assertThat(Efficiency.perWatt(Measurement.of(655_699), Measurement.of(71.7)))
                .isEqualTo(Measurement.of(655_699 / 71.7));
    }

    @Test
    void shouldTakeTheReasonOfWhateverIsAbsent() {
        assertThat(Efficiency.perWatt(Measurement.of(5), SILENT)).isEqualTo(SILENT);
        assertThat(Efficiency.joulesPerTransaction(SILENT, Measurement.of(5))).isEqualTo(SILENT);
        assertThat(Efficiency.ladderRatio(List.of(Measurement.of(5)), List.of(Measurement.of(1), SILENT)))
                .isEqualTo(SILENT);
        assertThat(Efficiency.geometricMean(List.of(Measurement.of(5), SILENT))).isEqualTo(SILENT);
    }

    @Test
    void shouldNeverDivideByZero() {
        Measurement zero = Measurement.of(0);

        assertThat(Efficiency.perWatt(Measurement.of(5), zero)).isEqualTo(Measurement.absent("absent.power-zero"));
        assertThat(Efficiency.joulesPerTransaction(Measurement.of(5), zero))
                .isEqualTo(Measurement.absent("absent.no-transaction"));
        assertThat(Efficiency.deviationPercent(Measurement.of(5), zero))
                .isEqualTo(Measurement.absent("absent.target-zero"));
        assertThat(Efficiency.geometricMean(List.of(zero))).isEqualTo(Measurement.absent("absent.level-without-work"));
        assertThat(Efficiency.perWatt(SILENT, zero)).isEqualTo(SILENT);
    }

    @Test
    void shouldTellARealZeroFromAnAbsentFigure() {
        assertThat(Efficiency.perWatt(Measurement.of(0), Measurement.of(40))).isEqualTo(Measurement.of(0));
        assertThat(Efficiency.perWatt(SILENT, Measurement.of(40))).isEqualTo(SILENT);
    }

    @Test
    void shouldGiveTheDeviationInPercentOfTheTarget() {
        assertThat(Efficiency.deviationPercent(Measurement.of(99), Measurement.of(100)))
                .isEqualTo(Measurement.of(-1));
    }

    @Test
    void shouldSayWhenThereIsNoLevel() {
        assertThat(Absence.reason(Efficiency.ladderRatio(List.of(), List.of(Measurement.of(40)))))
                .contains(Message.of("absent.no-level-measured"));
        assertThat(Absence.reason(Efficiency.geometricMean(List.of())))
                .contains(Message.of("absent.no-level-measured"));
    }

    @Test
    void shouldScaleTheGeometricMeanWithItsFigures() {
        long seed = 20120422;
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            double a = 0.001 + random.nextDouble() * 1000;
            double b = 0.001 + random.nextDouble() * 1000;
            double mean = value(Efficiency.geometricMean(List.of(Measurement.of(a), Measurement.of(b))));
            double scaled = value(Efficiency.geometricMean(List.of(Measurement.of(7 * a), Measurement.of(7 * b))));
            assertThat(mean).as("seed %d, round %d", seed, round).isCloseTo(Math.sqrt(a * b), within(1e-9 * mean));
            assertThat(scaled).as("seed %d, round %d", seed, round).isCloseTo(7 * mean, within(1e-9 * scaled));
        }
    }

    private static double value(Measurement measurement) {
        return measurement.asOptional().orElseThrow();
    }
}
