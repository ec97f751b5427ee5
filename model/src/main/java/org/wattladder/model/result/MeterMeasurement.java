package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Objects;

/**
 * What a meter's daemon states of the whole measurement around a window.
 *
 * @param samples all of them
 * @param averageUncertaintyPercent as stated; absent when unknown
 * @param unknownUncertaintySamples samples without a known uncertainty
 * @param statistics the daemon's own against the samples read
 * @param ranges in use, as stated; empty when it has none
 * @param autoRanging whether one of them may have changed by itself
 * @param clockGaps where the meter's clock was set, in the window or outside of it; normally none
 */
public record MeterMeasurement(
        int samples,
        Measurement averageUncertaintyPercent,
        int unknownUncertaintySamples,
        StatisticsCheck statistics,
        String ranges,
        boolean autoRanging,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<MeterGap> clockGaps) {
    public MeterMeasurement {
        Objects.requireNonNull(averageUncertaintyPercent, "averageUncertaintyPercent");
        Objects.requireNonNull(statistics, "statistics");
        Objects.requireNonNull(ranges, "ranges");
        clockGaps = clockGaps == null ? List.of() : List.copyOf(clockGaps);
    }

    /** A measurement during which nobody set the meter's clock. */
    public MeterMeasurement(
            int samples,
            Measurement averageUncertaintyPercent,
            int unknownUncertaintySamples,
            StatisticsCheck statistics,
            String ranges,
            boolean autoRanging) {
        this(samples, averageUncertaintyPercent, unknownUncertaintySamples, statistics, ranges, autoRanging, List.of());
    }

    /** Of one figure whose measurement nothing is known of, for this reason. */
    public static MeterMeasurement unknown(String reason) {
        return new MeterMeasurement(1, Measurement.absent(reason), 1, StatisticsCheck.NOT_COMPARED, "", false);
    }

    /** Whether no statistics of the daemon contradict the samples read. */
    @JsonIgnore
    public boolean statisticsAgree() {
        return statistics != StatisticsCheck.DIFFER && statistics != StatisticsCheck.CONTRADICT;
    }
}
