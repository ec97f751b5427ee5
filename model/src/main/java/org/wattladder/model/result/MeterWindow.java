package org.wattladder.model.result;

import java.util.Objects;

/**
 * What one meter saw of one window: the samples whose own, offset-corrected time lies in it.
 *
 * @param meter name in the plan
 * @param tier evidence of the figures
 * @param average mean of the valid samples, in watts or degrees Celsius; absent without a valid sample
 * @param minimum smallest valid sample
 * @param maximum largest valid sample
 * @param validSamples samples that count
 * @param errorSamples samples that were no reading: negative, not a number, missed
 * @param averageUncertaintyPercent as the meter's daemon states it for the measurement around the window; absent when unknown
 * @param unknownUncertaintySamples samples of that measurement without a known uncertainty
 * @param statisticsAgree whether the daemon's own statistics matched the samples read, as count and average
 */
public record MeterWindow(
        String meter,
        EvidenceTier tier,
        Measurement average,
        Measurement minimum,
        Measurement maximum,
        int validSamples,
        int errorSamples,
        Measurement averageUncertaintyPercent,
        int unknownUncertaintySamples,
        boolean statisticsAgree) {
    public MeterWindow {
        Objects.requireNonNull(meter, "meter");
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(average, "average");
        Objects.requireNonNull(minimum, "minimum");
        Objects.requireNonNull(maximum, "maximum");
        Objects.requireNonNull(averageUncertaintyPercent, "averageUncertaintyPercent");
    }
}
