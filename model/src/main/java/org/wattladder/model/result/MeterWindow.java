package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Objects;

/**
 * What one meter saw of one window: the samples whose own, offset-corrected time lies in it.
 *
 * @param meter name in the plan
 * @param tier evidence of the figures
 * @param figures of the samples in the window
 * @param measurement what the daemon states of the measurement around the window
 * @param channels of an analyzer, the sum first; empty for a sensor
 * @param averageHumidityPercent of a sensor; absent for an analyzer and where there is none
 * @param clock the meter's against the Chauffeur's
 * @param gaps times without samples that touch the window, normally none
 * @param courses of the samples, by channel; empty for a sensor, for few samples, and in results of before there were any
 */
public record MeterWindow(
        String meter,
        EvidenceTier tier,
        MeterFigures figures,
        MeterMeasurement measurement,
        List<ChannelFigures> channels,
        Measurement averageHumidityPercent,
        MeterClock clock,
        List<MeterGap> gaps,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<SampleCourse> courses) {
    public MeterWindow {
        Objects.requireNonNull(meter, "meter");
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(figures, "figures");
        Objects.requireNonNull(measurement, "measurement");
        channels = List.copyOf(channels);
        Objects.requireNonNull(averageHumidityPercent, "averageHumidityPercent");
        Objects.requireNonNull(clock, "clock");
        gaps = List.copyOf(gaps);
        courses = courses == null ? List.of() : List.copyOf(courses);
    }

    /** A window of whose samples no course is known. */
    public MeterWindow(
            String meter,
            EvidenceTier tier,
            MeterFigures figures,
            MeterMeasurement measurement,
            List<ChannelFigures> channels,
            Measurement averageHumidityPercent,
            MeterClock clock,
            List<MeterGap> gaps) {
        this(meter, tier, figures, measurement, channels, averageHumidityPercent, clock, gaps, List.of());
    }
}
