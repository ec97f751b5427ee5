package org.wattladder.reporter.sample;

import java.util.List;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterGap;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.StatisticsCheck;
import org.wattladder.model.sample.SampleWindow;

/** Copies of what a meter saw in which one thing is different. */
public final class Windows {
    private Windows() {}

    public static MeterWindow tier(MeterWindow window, EvidenceTier tier) {
        return new SampleWindow(window).withTier(tier).window();
    }

    public static MeterWindow samples(MeterWindow window, int valid, int errors) {
        return new SampleWindow(window).withSamples(valid, errors).window();
    }

    public static MeterWindow uncertainty(MeterWindow window, Measurement averagePercent, int unknownSamples) {
        return new SampleWindow(window)
                .withUncertainty(averagePercent, unknownSamples)
                .window();
    }

    public static MeterWindow disagreeing(MeterWindow window) {
        return new SampleWindow(window).withStatistics(StatisticsCheck.DIFFER).window();
    }

    /** Every sample is this one. */
    public static MeterWindow flat(MeterWindow window, double watts) {
        Measurement same = Measurement.of(watts);
        return new SampleWindow(window).withFigures(same, same, same).window();
    }

    /** Its lowest sample is this one. */
    public static MeterWindow minimum(MeterWindow window, double watts) {
        return new SampleWindow(window)
                .withFigures(
                        window.figures().average(),
                        Measurement.of(watts),
                        window.figures().maximum())
                .window();
    }

    public static MeterWindow gap(MeterWindow window, MeterGap gap) {
        return new SampleWindow(window).withGap(gap).window();
    }

    public static MeterWindow clockGap(MeterWindow window, MeterGap gap) {
        return new SampleWindow(window).withClockGap(gap).window();
    }

    public static MeterWindow clock(MeterWindow window, MeterClock clock) {
        return new SampleWindow(window).withClock(clock).window();
    }

    public static MeterWindow autoRanging(MeterWindow window) {
        return new SampleWindow(window)
                .withRanges(window.measurement().ranges(), true)
                .window();
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
        return new SampleWindow(window).withChannels(channels).window();
    }

    /** One channel with these means, whatever the samples of the window say. */
    public static MeterWindow channel(MeterWindow window, double watts, double volts, double amps, double factor) {
        return new SampleWindow(window)
                .withChannels(List.of(new ChannelFigures(
                        0, Measurement.of(watts), Measurement.of(volts), Measurement.of(amps), Measurement.of(factor))))
                .window();
    }

    /** This average between the same extremes. */
    public static MeterWindow average(MeterWindow window, double watts) {
        return new SampleWindow(window)
                .withFigures(
                        Measurement.of(watts),
                        window.figures().minimum(),
                        window.figures().maximum())
                .window();
    }
}
