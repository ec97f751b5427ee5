package org.wattladder.meter.source.poll;

import java.util.List;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

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

    /** The setting of the stuck limit, also for sources that are not polled. */
    public static final Key<Long> STUCK = stuck(300);

    /**
     * The settings of a polled source.
     *
     * @param poll milliseconds
     * @param update milliseconds
     * @param stuck seconds
     */
    public record Keys(Key<Long> poll, Key<Long> update, Key<Long> stuck) {
        /** All of them. */
        public List<Key<?>> all() {
            return List.of(poll, update, stuck);
        }

        /** The pace that the settings ask for. */
        public Pace of(SourceSettings settings) {
            return new Pace(
                    settings.get(poll) * NANOS_PER_MILLI,
                    settings.get(update) * NANOS_PER_MILLI,
                    settings.get(stuck) * NANOS_PER_SECOND);
        }
    }

    /** The settings of a polled source with its defaults. */
    public static Keys keys(long pollMillis, long updateMillis) {
        return keys(pollMillis, updateMillis, STUCK);
    }

    /** The same for devices whose figures are coarse, so that they stand still for long by right. */
    public static Keys keys(long pollMillis, long updateMillis, long stuckSeconds) {
        return keys(pollMillis, updateMillis, stuck(stuckSeconds));
    }

    private static Keys keys(long pollMillis, long updateMillis, Key<Long> stuck) {
        return new Keys(
                Key.of("poll-millis", pollMillis, Kinds.whole(100, 60_000), "least time between two questions"),
                Key.of(
                        "update-millis",
                        updateMillis,
                        Kinds.whole(500, 120_000),
                        "an answer holds so long, then samples are missed: the device's update interval"),
                stuck);
    }

    private static Key<Long> stuck(long seconds) {
        return Key.of(
                "stuck-seconds",
                seconds,
                Kinds.whole(0, 86_400),
                "a figure without any change for so long is an error; 0: never");
    }

    /** The stuck limit alone. */
    public static long stuckNanos(SourceSettings settings) {
        return settings.get(STUCK) * NANOS_PER_SECOND;
    }
}
