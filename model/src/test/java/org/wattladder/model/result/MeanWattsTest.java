package org.wattladder.model.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeanWattsTest {
    private static final int RUNS = 60;
    private static final int RECORDINGS = 12;

    @ParameterizedTest
    @CsvSource({"3,0.2", "3,0.5", "3,1", "9,0.5", "19,0.2", "19,0.5", "19,1"})
    void shouldHoldTheTrueMeanInNinetyFiveOfHundredRecordings(double correlationSeconds, double percent) {
        Random random = new Random(42);
        int held = 0;
        for (int run = 0; run < RUNS; run++) {
            SimulatedRecordings recordings = new SimulatedRecordings(random, correlationSeconds, percent, second -> 0);
            for (int one = 0; one < RECORDINGS; one++) {
                recordings.record();
            }
            held += recordings.held();
        }
        assertThat(held).isGreaterThanOrEqualTo((int) (0.95 * RUNS * RECORDINGS));
    }

    @Test
    void shouldEndSoonerTheSteadierTheMeterAndNeverWhenItIsNot() {
        assertThat(meanSeconds(0.05)).isBetween(60.0, 130.0);
        assertThat(meanSeconds(0.2)).isBetween(130.0, 190.0);
        assertThat(meanSeconds(0.5)).isBetween(190.0, 220.0);
        assertThat(meanSeconds(2)).isEqualTo(SimulatedRecordings.MOST);
    }

    private static double meanSeconds(double percent) {
        SimulatedRecordings recordings = new SimulatedRecordings(new Random(1), 9, percent, second -> 0);
        int seconds = 0;
        for (int one = 0; one < RECORDINGS; one++) {
            seconds += recordings.record();
        }
        return (double) seconds / RECORDINGS;
    }

    /** Draws 2 % more at the end of each recording than at its begin. */
    @ParameterizedTest
    @CsvSource({"3, 0.1", "3, 0.2", "3, 0.5", "3, 1", "9, 0.2", "19, 0.1", "19, 0.2", "19, 1"})
    void shouldNotEndEarlyWhileTheWattsDrift(double correlationSeconds, double percent) {
        for (int run = 0; run < RUNS; run++) {
            SimulatedRecordings recordings = new SimulatedRecordings(
                    new Random(run), correlationSeconds, percent, second -> 2.0 * second / SimulatedRecordings.MOST);
            for (int one = 0; one < RECORDINGS; one++) {
                assertThat(recordings.record())
                        .as("run %d, recording %d", run, one)
                        .isEqualTo(SimulatedRecordings.MOST);
            }
        }
    }

    @Test
    void shouldAssumeTheUsualCorrelationUntilThreeRecordingsHadFullLength() {
        SimulatedRecordings recordings = new SimulatedRecordings(new Random(3), 1, 0.01, second -> 0);
        for (int one = 0; one < CorrelatedMean.FEWEST; one++) {
            assertThat(recordings.record()).isBetween(90, SimulatedRecordings.MOST - 1);
        }
        MeanWatts fromShort = MeanWatts.of(Duration.ZERO, recordings.all.stream());
        MeanWatts fromFull = MeanWatts.of(Duration.ofSeconds(SimulatedRecordings.MOST), recordings.all.stream());
        IntervalResult last = recordings.all.get(2);
        assertThat(fromShort.samplingPercent(last).asOptional().orElseThrow())
                .isLessThan(fromFull.samplingPercent(last).asOptional().orElseThrow() / 2);
    }
}
