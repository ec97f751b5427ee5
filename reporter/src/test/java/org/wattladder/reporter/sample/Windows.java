package org.wattladder.reporter.sample;

import java.util.List;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterFigures;
import org.wattladder.model.result.MeterGap;
import org.wattladder.model.result.MeterMeasurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.StatisticsCheck;

/** Copies of what a meter saw in which one thing is different. */
public final class Windows {
    private Windows() {}

    public static MeterWindow tier(MeterWindow window, EvidenceTier tier) {
        return copy(
                window,
                tier,
                window.figures().validSamples(),
                window.figures().errorSamples(),
                window.measurement().averageUncertaintyPercent(),
                window.measurement().unknownUncertaintySamples(),
                window.measurement().statistics());
    }

    public static MeterWindow samples(MeterWindow window, int valid, int errors) {
        return copy(
                window,
                window.tier(),
                valid,
                errors,
                window.measurement().averageUncertaintyPercent(),
                window.measurement().unknownUncertaintySamples(),
                window.measurement().statistics());
    }

    public static MeterWindow uncertainty(MeterWindow window, Measurement averagePercent, int unknownSamples) {
        return copy(
                window,
                window.tier(),
                window.figures().validSamples(),
                window.figures().errorSamples(),
                averagePercent,
                unknownSamples,
                window.measurement().statistics());
    }

    public static MeterWindow disagreeing(MeterWindow window) {
        return copy(
                window,
                window.tier(),
                window.figures().validSamples(),
                window.figures().errorSamples(),
                window.measurement().averageUncertaintyPercent(),
                window.measurement().unknownUncertaintySamples(),
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
                new MeterFigures(
                        window.figures().average(),
                        window.figures().minimum(),
                        window.figures().maximum(),
                        valid,
                        errors),
                new MeterMeasurement(
                        window.measurement().samples(),
                        uncertaintyPercent,
                        unknown,
                        statistics,
                        window.measurement().ranges(),
                        window.measurement().autoRanging()),
                window.channels(),
                window.averageHumidityPercent(),
                window.clock(),
                window.gaps());
    }

    /** Every sample is this one. */
    public static MeterWindow flat(MeterWindow window, double watts) {
        Measurement same = Measurement.of(watts);
        return extremes(window, same, same, same);
    }

    /** Its lowest sample is this one. */
    public static MeterWindow minimum(MeterWindow window, double watts) {
        return extremes(
                window,
                window.figures().average(),
                Measurement.of(watts),
                window.figures().maximum());
    }

    private static MeterWindow extremes(
            MeterWindow window, Measurement average, Measurement minimum, Measurement maximum) {
        return new MeterWindow(
                window.meter(),
                window.tier(),
                new MeterFigures(
                        average,
                        minimum,
                        maximum,
                        window.figures().validSamples(),
                        window.figures().errorSamples()),
                window.measurement(),
                window.channels(),
                window.averageHumidityPercent(),
                window.clock(),
                window.gaps());
    }

    public static MeterWindow gap(MeterWindow window, MeterGap gap) {
        return electrical(
                window,
                window.channels(),
                window.clock(),
                List.of(gap),
                window.measurement().autoRanging());
    }

    public static MeterWindow clock(MeterWindow window, MeterClock clock) {
        return electrical(
                window,
                window.channels(),
                clock,
                window.gaps(),
                window.measurement().autoRanging());
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
        return electrical(
                window,
                channels,
                window.clock(),
                window.gaps(),
                window.measurement().autoRanging());
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
                window.figures(),
                new MeterMeasurement(
                        window.measurement().samples(),
                        window.measurement().averageUncertaintyPercent(),
                        window.measurement().unknownUncertaintySamples(),
                        window.measurement().statistics(),
                        window.measurement().ranges(),
                        autoRanging),
                channels,
                window.averageHumidityPercent(),
                clock,
                gaps);
    }
}
