package org.wattladder.model.result;

import java.util.Objects;
import org.wattladder.model.text.Message;

/**
 * What the samples of one meter in one window come to, in watts or degrees Celsius.
 *
 * @param average mean of the valid samples; absent without a valid sample
 * @param minimum smallest valid sample
 * @param maximum largest valid sample
 * @param spread of the valid samples around their mean
 * @param validSamples samples that count
 * @param errorSamples samples that were no reading: negative, not a number, missed
 */
public record MeterFigures(
        Measurement average,
        Measurement minimum,
        Measurement maximum,
        SampleSpread spread,
        int validSamples,
        int errorSamples) {
    public MeterFigures {
        Objects.requireNonNull(average, "average");
        Objects.requireNonNull(minimum, "minimum");
        Objects.requireNonNull(maximum, "maximum");
        Objects.requireNonNull(spread, "spread");
    }

    /** Of one figure that is all there is, as in a table; everything else is absent for this reason. */
    public static MeterFigures ofAverage(double average, String reason) {
        Measurement absent = Measurement.absent(reason);
        return new MeterFigures(
                Measurement.of(average), absent, absent, SampleSpread.unknown(Message.of(reason)), 1, 0);
    }
}
