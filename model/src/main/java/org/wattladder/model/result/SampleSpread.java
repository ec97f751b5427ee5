package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.text.Message;

/**
 * How samples of one window scatter, and how long each of them resembles those before it. Both say how sure their mean is.
 *
 * @param deviation standard deviation of the samples, in their own unit; absent for fewer than two
 * @param correlationSeconds the mean of so many seconds tells as much as one independent sample: the time between samples times
 *     1 + 2 x their autocorrelations, up to the first pair of lags whose sum is not positive (Geyer's initial positive
 *     sequence), and never less than the time between samples; absent for fewer than {@value #FEWEST} samples
 */
public record SampleSpread(Measurement deviation, Measurement correlationSeconds) {
    /** Fewer samples cannot tell how they depend on each other. */
    public static final int FEWEST = 20;

    private static final int FEWEST_THAT_SCATTER = 2;
    private static final int LONGEST_LAG_SHARE = 4;

    public SampleSpread {
        Objects.requireNonNull(deviation, "deviation");
        Objects.requireNonNull(correlationSeconds, "correlationSeconds");
    }

    /** No sample is known, for this reason. */
    public static SampleSpread unknown(Message reason) {
        return new SampleSpread(Measurement.absent(reason), Measurement.absent(reason));
    }

    /**
     * Of equally spaced samples.
     *
     * @param samples valid ones, the oldest first
     * @param seconds that they cover together
     */
    public static SampleSpread of(List<Double> samples, double seconds) {
        double[] values = deviations(samples);
        double variance = covariance(values, 0);
        return new SampleSpread(
                values.length < FEWEST_THAT_SCATTER
                        ? tooFew(FEWEST_THAT_SCATTER)
                        : Measurement.of(Math.sqrt(variance * values.length / (values.length - 1))),
                values.length < FEWEST
                        ? tooFew(FEWEST)
                        : Measurement.of(seconds / values.length * dependentSamples(values, variance)));
    }

    /** From the mean, counted from the first sample on, so that equal ones scatter by exactly nothing. */
    private static double[] deviations(List<Double> samples) {
        double[] values =
                samples.stream().mapToDouble(sample -> sample - samples.get(0)).toArray();
        double mean = 0;
        for (double value : values) {
            mean += value / values.length;
        }
        for (int place = 0; place < values.length; place++) {
            values[place] -= mean;
        }
        return values;
    }

    private static Measurement tooFew(int fewest) {
        return Measurement.absent("absent.too-few-samples", fewest);
    }

    /** How many samples in a row tell as much as an independent one. */
    private static double dependentSamples(double[] deviations, double variance) {
        double sum = -1;
        for (int lag = 0; variance > 0 && lag + 1 <= deviations.length / LONGEST_LAG_SHARE; lag += 2) {
            double pair = (covariance(deviations, lag) + covariance(deviations, lag + 1)) / variance;
            if (pair <= 0) {
                break;
            }
            sum += 2 * pair;
        }
        return Math.max(1, sum);
    }

    private static double covariance(double[] deviations, int lag) {
        double sum = 0;
        for (int place = 0; place + lag < deviations.length; place++) {
            sum += deviations[place] * deviations[place + lag];
        }
        return sum / deviations.length;
    }
}
