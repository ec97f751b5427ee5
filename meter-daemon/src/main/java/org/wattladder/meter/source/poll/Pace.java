package org.wattladder.meter.source.poll;

import java.util.List;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceSettings;

/**
 * How often a device is asked and how long its answer holds.
 *
 * @param pollNanos least time from one question to the next
 * @param updateNanos how old an answer may be and still count: the device's own update interval
 * @param stuckNanos after this time without any change the figure is an error; 0 for never
 */
public record Pace(long pollNanos, long updateNanos, long stuckNanos) {
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long NANOS_PER_SECOND = 1_000_000_000;

    /** The option of the stuck limit, also for sources that are not polled. */
    public static final SourceOption STUCK = stuck(300);

    /** The options of a polled source with its defaults. */
    public static List<SourceOption> options(int pollMillis, int updateMillis) {
        return options(pollMillis, updateMillis, STUCK);
    }

    /** The same for devices whose figures are coarse, so that they stand still for long by right. */
    public static List<SourceOption> options(int pollMillis, int updateMillis, int stuckSeconds) {
        return options(pollMillis, updateMillis, stuck(stuckSeconds));
    }

    private static SourceOption stuck(int seconds) {
        return new SourceOption(
                "stuck-seconds",
                Integer.toString(seconds),
                "a figure without any change for so long is an error; 0: never");
    }

    private static List<SourceOption> options(int pollMillis, int updateMillis, SourceOption stuck) {
        return List.of(
                new SourceOption(
                        "poll-millis", Integer.toString(pollMillis), "least time between two questions, 100 to 60000"),
                new SourceOption(
                        "update-millis",
                        Integer.toString(updateMillis),
                        "an answer holds so long, then samples are missed: the device's update interval, 500 to 120000"),
                stuck);
    }

    /** The pace that the settings ask for. */
    public static Pace of(SourceSettings settings) throws OptionMistake {
        return new Pace(
                nanos(settings, "poll-millis", 100, 60_000, NANOS_PER_MILLI),
                nanos(settings, "update-millis", 500, 120_000, NANOS_PER_MILLI),
                stuckNanos(settings));
    }

    /** The stuck limit alone. */
    public static long stuckNanos(SourceSettings settings) throws OptionMistake {
        return nanos(settings, "stuck-seconds", 0, 86_400, NANOS_PER_SECOND);
    }

    private static long nanos(SourceSettings settings, String name, double least, double most, long unit)
            throws OptionMistake {
        return Math.round(settings.number(name, least, most).orElseThrow() * unit);
    }
}
