package org.wattladder.reporter.system.consolidation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arithmetic on figures that a server maker has published of a benchmark of this kind. */
class ConsolidationScoreTest {
    @Test
    void shouldWeighTilesAndOperations() {
        assertThat(ConsolidationScore.score(11.18, 1.07)).isCloseTo(9.16, within(0.005));
    }

    @ParameterizedTest
    @CsvSource({"78.41, 0.54", "62.05, 27.04", "31.80, 147.89", "29.35, 168.59", "29.03, 171.55"})
    void shouldSayHowMuchGreaterAScoreIs(double other, double percent) {
        assertThat(ConsolidationScore.percentAbove(78.83, other)).isCloseTo(percent, within(0.005));
    }

    @Test
    void shouldTakeTheGeometricMeanOfEachTileAndTheSumOfThose() {
        assertThat(ConsolidationScore.geometricMean(List.of(1.0, 4.0))).isCloseTo(2, within(1e-12));
        assertThat(ConsolidationScore.tiles(List.of(List.of(1.0, 4.0), List.of(9.0, 1.0))))
                .isCloseTo(5, within(1e-12));
    }

    @Test
    void shouldCountATileForNothingWhoseGuestDidNothing() {
        assertThat(ConsolidationScore.tiles(List.of(List.of(1.0, 0.0), List.of(1.0, 1.0))))
                .isCloseTo(1, within(1e-12));
        assertThat(ConsolidationScore.geometricMean(List.of())).isZero();
    }

    @Test
    void shouldDivideByKilowatts() {
        assertThat(ConsolidationScore.perKilowatt(9.16, 458)).isCloseTo(20, within(1e-9));
    }
}
