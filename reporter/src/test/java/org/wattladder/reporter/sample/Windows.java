package org.wattladder.reporter.sample;

import java.util.List;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterGap;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.StatisticsCheck;

/** Copies of what a meter saw in which one thing is different. */
public final class Windows {
    private Windows() {}

    public static MeterWindow tier(MeterWindow window, EvidenceTier tier) {
        return copy(
                window,
                tier,
                window.validSamples(),
                window.errorSamples(),
                window.averageUncertaintyPercent(),
                window.unknownUncertaintySamples(),
                window.statistics());
    }

    public static MeterWindow samples(MeterWindow window, int valid, int errors) {
        return copy(
                window,
                window.tier(),
                valid,
                errors,
                window.averageUncertaintyPercent(),
                window.unknownUncertaintySamples(),
                window.statistics());
    }

    public static MeterWindow uncertainty(MeterWindow window, Measurement averagePercent, int unknownSamples) {
        return copy(
                window,
                window.tier(),
                window.validSamples(),
                window.errorSamples(),
                averagePercent,
                unknownSamples,
                window.statistics());
    }

    public static MeterWindow disagreeing(MeterWindow window) {
        return copy(
                window,
                window.tier(),
                window.validSamples(),
                window.errorSamples(),
                window.averageUncertaintyPercent(),
                window.unknownUncertaintySamples(),
                StatisticsCheck.DIFFER);
    }

    private static MeterWindow copy(
            MeterWindow window,
            EvidenceTier tier,
            int valid,
            int errors,
            Measurement uncertaintyPercent,
            int unknown,
            StatisticsCheck statistics) {
        return new MeterWindow(
                window.meter(),
                tier,
                window.average(),
                window.minimum(),
                window.maximum(),
                valid,
                errors,
                uncertaintyPercent,
                unknown,
                window.measurementSamples(),
                statistics,
                window.channels(),
                window.averageHumidityPercent(),
                window.clock(),
                window.gaps(),
                window.ranges(),
                window.autoRanging());
    }

    /** Every sample is this one. */
    public static MeterWindow flat(MeterWindow window, double watts) {
        Measurement same = Measurement.of(watts);
        return extremes(window, same, same, same);
    }

    /** Its lowest sample is this one. */
    public static MeterWindow minimum(MeterWindow window, double watts) {
        return extremes(window, window.average(), Measurement.of(watts), window.maximum());
    }

    private static MeterWindow extremes(
            MeterWindow window, Measurement average, Measurement minimum, Measurement maximum) {
        return new MeterWindow(
                window.meter(),
                window.tier(),
                average,
                minimum,
                maximum,
                window.validSamples(),
                window.errorSamples(),
                window.averageUncertaintyPercent(),
                window.unknownUncertaintySamples(),
                window.measurementSamples(),
                window.statistics(),
                window.channels(),
                window.averageHumidityPercent(),
                window.clock(),
                window.gaps(),
                window.ranges(),
                window.autoRanging());
    }

    public static MeterWindow gap(MeterWindow window, MeterGap gap) {
        return electrical(window, window.channels(), window.clock(), List.of(gap), window.autoRanging());
    }

    public static MeterWindow clock(MeterWindow window, MeterClock clock) {
        return electrical(window, window.channels(), clock, window.gaps(), window.autoRanging());
    }

    public static MeterWindow autoRanging(MeterWindow window) {
        return electrical(window, window.channels(), window.clock(), window.gaps(), true);
    }

    public static MeterWindow volts(MeterWindow window, double volts) {
        List<ChannelFigures> channels = window.channels().stream()
                .map(channel -> new ChannelFigures(
                        channel.channel(),
                        channel.averageWatts(),
                        Measurement.of(volts),
                        channel.averageAmps(),
                        channel.averagePowerFactor()))
                .toList();
        return electrical(window, channels, window.clock(), window.gaps(), window.autoRanging());
    }

    private static MeterWindow electrical(
            MeterWindow window,
            List<ChannelFigures> channels,
            MeterClock clock,
            List<MeterGap> gaps,
            boolean autoRanging) {
        return new MeterWindow(
                window.meter(),
                window.tier(),
                window.average(),
                window.minimum(),
                window.maximum(),
                window.validSamples(),
                window.errorSamples(),
                window.averageUncertaintyPercent(),
                window.unknownUncertaintySamples(),
                window.measurementSamples(),
                window.statistics(),
                channels,
                window.averageHumidityPercent(),
                clock,
                gaps,
                window.ranges(),
                autoRanging);
    }
}
