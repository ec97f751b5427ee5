package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterGap;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.StatisticsCheck;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;

/**
 * One finished measurement of a meter, from {@code Go} to the end of the run after {@code Stop}.
 *
 * @param meter as it identified itself
 * @param mark its text in the daemon's log
 * @param samplingMillis length of one sample, as the daemon stated it
 * @param samples all samples since the start, errors included, in the order of reading
 * @param statistics the daemon's own, since it was found again when it was lost; empty when it was lost at the end
 * @param check of them against the samples
 * @param uncertainty the daemon's own, likewise; empty when it states none, as temperature sensors do
 * @param clock the daemon's against the Chauffeur's, as the samples were shifted since the last loss
 * @param gaps times in which the daemon was lost or its clock was set, normally none
 * @param autoRanging whether a range may have changed by itself
 */
public record MeterRun(
        MeterFacts meter,
        String mark,
        int samplingMillis,
        List<Sample> samples,
        Optional<StatisticsAnswer> statistics,
        StatisticsCheck check,
        Optional<UncertaintyAnswer> uncertainty,
        ClockLine clock,
        List<MeterGap> gaps,
        boolean autoRanging) {
    public MeterRun {
        Objects.requireNonNull(meter, "meter");
        Objects.requireNonNull(mark, "mark");
        Objects.requireNonNull(statistics, "statistics");
        Objects.requireNonNull(uncertainty, "uncertainty");
        Objects.requireNonNull(check, "check");
        Objects.requireNonNull(clock, "clock");
        samples = List.copyOf(samples);
        gaps = List.copyOf(gaps);
    }

    /** Whether the daemon's statistics have the count and, within 1e-5, the average of the samples read. */
    public boolean statisticsAgree() {
        return check == StatisticsCheck.AGREE;
    }

    /** Those of the gaps at which the meter's clock was set. */
    List<MeterGap> clockGaps() {
        return gaps.stream()
                .filter(gap -> gap.reason().id().equals(RunningMeasurement.CLOCK_SET))
                .toList();
    }

    /**
     * What the meter saw of a recording.
     *
     * <p>A stamp marks the end of the time a sample was averaged over. A power sample counts when that whole time lies
     * in the recording: its corrected time is at least one sampling interval after the start and not after the end. So
     * a recording of n intervals has n or n-1 samples and never a share of what was before or after. A temperature is
     * the reading of a moment: its corrected time must lie after the start and not after the end.
     *
     * @param recordingStartedAt on the Chauffeur's clock
     * @param recordingNanos length of the recording
     * @return figures that are absent, with the reason, when no valid sample lies in the recording
     */
    public MeterWindow window(Instant recordingStartedAt, long recordingNanos) {
        Instant end = recordingStartedAt.plusNanos(recordingNanos);
        boolean power = meter.quantity() == MeterFacts.Quantity.POWER;
        Instant earliest = recordingStartedAt.plus(power ? Duration.ofMillis(samplingMillis) : Duration.ofNanos(1));
        List<Sample> inside = samples.stream()
                .filter(sample -> !sample.takenAt().isBefore(earliest)
                        && !sample.takenAt().isAfter(end))
                .toList();
        return WindowFigures.of(this, inside, new WindowFigures.Span(recordingStartedAt, end));
    }
}
