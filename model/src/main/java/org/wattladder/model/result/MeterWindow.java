package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
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
 * @param measurementSamples all samples of that measurement
 * @param statistics the daemon's own against the samples read of that measurement
 * @param channels of an analyzer, the sum first; empty for a sensor
 * @param averageHumidityPercent of a sensor; absent for an analyzer and where there is none
 * @param clock the meter's against the Chauffeur's
 * @param gaps times without samples that touch the window, normally none
 * @param ranges in use during the measurement, as the daemon states them; empty when it has none
 * @param autoRanging whether one of them may have changed by itself
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
        int measurementSamples,
        StatisticsCheck statistics,
        List<ChannelFigures> channels,
        Measurement averageHumidityPercent,
        MeterClock clock,
        List<MeterGap> gaps,
        String ranges,
        boolean autoRanging) {
    public MeterWindow {
        Objects.requireNonNull(meter, "meter");
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(average, "average");
        Objects.requireNonNull(minimum, "minimum");
        Objects.requireNonNull(maximum, "maximum");
        Objects.requireNonNull(averageUncertaintyPercent, "averageUncertaintyPercent");
        Objects.requireNonNull(statistics, "statistics");
        channels = List.copyOf(channels);
        Objects.requireNonNull(averageHumidityPercent, "averageHumidityPercent");
        Objects.requireNonNull(clock, "clock");
        gaps = List.copyOf(gaps);
        Objects.requireNonNull(ranges, "ranges");
    }

    /** Whether no statistics of the daemon contradict the samples read. */
    @JsonIgnore
    public boolean statisticsAgree() {
        return statistics != StatisticsCheck.DIFFER;
    }
}
