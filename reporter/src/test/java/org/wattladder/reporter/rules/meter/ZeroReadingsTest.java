package org.wattladder.reporter.rules.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.sample.MeteredRun;

/** Meters that read 0, or next to it, in some windows or in all, as the whole or in one channel: a run is reported all the same. */
class ZeroReadingsTest {
    private static final int WINDOWS = 3;
    private static final int SAMPLES = 12;
    private static final double[] LOADS = {1, 0.8, 0.6};
    /** Watts, volts, amperes, power factor. */
    private static final double[] FULL = {220.8, 230, 1, 0.96};

    private static RunResult run(int channels, int quantity, int windows, double reading) {
        List<List<double[][]>> samples = new ArrayList<>();
        for (int window = 0; window < WINDOWS; window++) {
            double[][] sample = new double[channels == 0 ? 1 : channels + 1][];
            for (int channel = 0; channel < sample.length; channel++) {
                double share = channels > 0 && channel > 0 ? 1.0 / channels : 1;
                sample[channel] =
                        new double[] {FULL[0] * LOADS[window] * share, FULL[1], FULL[2] * LOADS[window] * share, FULL[3]
                        };
            }
            if ((windows >> window & 1) == 1) {
                sample[sample.length - 1][quantity] = reading;
            }
            samples.add(Collections.nCopies(SAMPLES, sample));
        }
        return MeteredRun.ofReadings(samples);
    }

    @ParameterizedTest
    @CsvSource({"0, 1E-300", "2, 0"})
    void shouldReportWhatReadsZero(int channels, double reading) {
        assertReported(channels, reading);
    }

    @Tag("full")
    @ParameterizedTest
    @CsvSource({"0, 0", "2, 1E-300"})
    void shouldReportWhateverReadsZero(int channels, double reading) {
        assertReported(channels, reading);
    }

    private static void assertReported(int channels, double reading) {
        for (int quantity = 0; quantity < FULL.length; quantity++) {
            for (int windows = 1; windows < 1 << WINDOWS; windows++) {
                assertThat(Reporter.report(run(channels, quantity, windows, reading))
                                .files())
                        .as("%s of %s channels in windows %s", reading, channels, windows)
                        .isNotEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6})
    void shouldFindAVoltageThatIsGoneInWhicheverWindows(int windows) {
        assertThat(Reporter.report(run(0, 1, windows, 0)).findings())
                .extracting(Finding::id)
                .contains("voltage");
    }
}
