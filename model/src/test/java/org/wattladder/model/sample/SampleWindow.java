package org.wattladder.model.sample;

import java.util.List;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterFigures;
import org.wattladder.model.result.MeterGap;
import org.wattladder.model.result.MeterMeasurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.SampleCourse;
import org.wattladder.model.result.SampleSpread;
import org.wattladder.model.result.StatisticsCheck;

/**
 * What a made-up meter saw of a window; each method gives one with something else.
 *
 * @param window so far
 */
public record SampleWindow(MeterWindow window) {
    private static final SampleSpread QUIET = new SampleSpread(Measurement.of(0), Measurement.of(1));

    /** An analyzer whose ten samples are all this, that states no uncertainty, and whose clock nobody compared. */
    public static SampleWindow of(String meter, Measurement average) {
        return new SampleWindow(new MeterWindow(
                meter,
                EvidenceTier.ANALYZER,
                new MeterFigures(average, average, average, QUIET, 10, 0),
                new MeterMeasurement(10, Measurement.absent("absent.not-stated"), 0, StatisticsCheck.AGREE, "", false),
                List.of(),
                Measurement.absent("absent.not-stated"),
                MeterClock.unknown("absent.not-compared"),
                List.of()));
    }

    public SampleWindow withTier(EvidenceTier tier) {
        return new SampleWindow(new MeterWindow(
                window.meter(),
                tier,
                window.figures(),
                window.measurement(),
                window.channels(),
                window.averageHumidityPercent(),
                window.clock(),
                window.gaps(),
                window.courses()));
    }

    /** Its samples went on like this. */
    public SampleWindow withCourses(List<SampleCourse> courses) {
        return new SampleWindow(new MeterWindow(
                window.meter(),
                window.tier(),
                window.figures(),
                window.measurement(),
                window.channels(),
                window.averageHumidityPercent(),
                window.clock(),
                window.gaps(),
                courses));
    }

    public SampleWindow withFigures(Measurement average, Measurement minimum, Measurement maximum) {
        MeterFigures same = window.figures();
        return with(
                new MeterFigures(average, minimum, maximum, same.spread(), same.validSamples(), same.errorSamples()));
    }

    /** Its samples in the window; the measurement around it has as many as before. */
    public SampleWindow withSamples(int valid, int errors) {
        MeterFigures same = window.figures();
        return with(new MeterFigures(same.average(), same.minimum(), same.maximum(), same.spread(), valid, errors));
    }

    public SampleWindow withSpread(SampleSpread spread) {
        MeterFigures same = window.figures();
        return with(new MeterFigures(
                same.average(), same.minimum(), same.maximum(), spread, same.validSamples(), same.errorSamples()));
    }

    public SampleWindow withMeasured(int samples) {
        MeterMeasurement same = window.measurement();
        return measured(
                samples,
                same.averageUncertaintyPercent(),
                same.unknownUncertaintySamples(),
                same.statistics(),
                same.ranges(),
                same.autoRanging());
    }

    public SampleWindow withUncertainty(Measurement averagePercent, int unknownSamples) {
        MeterMeasurement same = window.measurement();
        return measured(
                same.samples(), averagePercent, unknownSamples, same.statistics(), same.ranges(), same.autoRanging());
    }

    public SampleWindow withStatistics(StatisticsCheck statistics) {
        MeterMeasurement same = window.measurement();
        return measured(
                same.samples(),
                same.averageUncertaintyPercent(),
                same.unknownUncertaintySamples(),
                statistics,
                same.ranges(),
                same.autoRanging());
    }

    public SampleWindow withRanges(String ranges, boolean automatic) {
        MeterMeasurement same = window.measurement();
        return measured(
                same.samples(),
                same.averageUncertaintyPercent(),
                same.unknownUncertaintySamples(),
                same.statistics(),
                ranges,
                automatic);
    }

    public SampleWindow withChannels(List<ChannelFigures> channels) {
        return with(
                window.figures(),
                window.measurement(),
                channels,
                window.averageHumidityPercent(),
                window.clock(),
                window.gaps());
    }

    public SampleWindow withHumidity(Measurement averagePercent) {
        return with(
                window.figures(),
                window.measurement(),
                window.channels(),
                averagePercent,
                window.clock(),
                window.gaps());
    }

    public SampleWindow withClock(MeterClock clock) {
        return with(
                window.figures(),
                window.measurement(),
                window.channels(),
                window.averageHumidityPercent(),
                clock,
                window.gaps());
    }

    public SampleWindow withGap(MeterGap gap) {
        return with(
                window.figures(),
                window.measurement(),
                window.channels(),
                window.averageHumidityPercent(),
                window.clock(),
                List.of(gap));
    }

    /** Its clock was set in the measurement around the window. */
    public SampleWindow withClockGap(MeterGap gap) {
        MeterMeasurement same = window.measurement();
        return with(
                window.figures(),
                new MeterMeasurement(
                        same.samples(),
                        same.averageUncertaintyPercent(),
                        same.unknownUncertaintySamples(),
                        same.statistics(),
                        same.ranges(),
                        same.autoRanging(),
                        List.of(gap)),
                window.channels(),
                window.averageHumidityPercent(),
                window.clock(),
                window.gaps());
    }

    private SampleWindow with(MeterFigures figures) {
        return with(
                figures,
                window.measurement(),
                window.channels(),
                window.averageHumidityPercent(),
                window.clock(),
                window.gaps());
    }

    private SampleWindow measured(
            int samples,
            Measurement uncertaintyPercent,
            int unknown,
            StatisticsCheck statistics,
            String ranges,
            boolean automatic) {
        return with(
                window.figures(),
                new MeterMeasurement(
                        samples,
                        uncertaintyPercent,
                        unknown,
                        statistics,
                        ranges,
                        automatic,
                        window.measurement().clockGaps()),
                window.channels(),
                window.averageHumidityPercent(),
                window.clock(),
                window.gaps());
    }

    private SampleWindow with(
            MeterFigures figures,
            MeterMeasurement measurement,
            List<ChannelFigures> channels,
            Measurement humidity,
            MeterClock clock,
            List<MeterGap> gaps) {
        return new SampleWindow(new MeterWindow(
                window.meter(),
                window.tier(),
                figures,
                measurement,
                channels,
                humidity,
                clock,
                gaps,
                window.courses()));
    }
}
