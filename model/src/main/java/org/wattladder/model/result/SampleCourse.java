package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How the valid power samples of one channel went on in a window, in watts: what tells a meter that froze, lags or spikes from
 * one that works.
 *
 * @param channel from 1; 0 for the sum of all channels, and for the only channel of a one-channel analyzer
 * @param samples that are valid, {@value #FEWEST} at least
 * @param first of them
 * @param last of them
 * @param flat equal ones in a row
 * @param steps between them
 * @param thirds of the window
 * @param spikes that stand out
 */
public record SampleCourse(
        int channel,
        int samples,
        double first,
        double last,
        FlatReadings flat,
        ReadingSteps steps,
        WindowThirds thirds,
        SpikedReadings spikes) {
    /** Fewer samples have no course. */
    public static final int FEWEST = 3;

    public SampleCourse {
        Objects.requireNonNull(flat, "flat");
        Objects.requireNonNull(steps, "steps");
        Objects.requireNonNull(thirds, "thirds");
        Objects.requireNonNull(spikes, "spikes");
    }

    /**
     * The course of some samples; empty for fewer than {@value #FEWEST}.
     *
     * @param values in watts, the oldest first
     */
    public static Optional<SampleCourse> of(int channel, List<Double> values) {
        if (values.size() < FEWEST) {
            return Optional.empty();
        }
        FlatReadings flat = FlatReadings.of(values);
        return Optional.of(new SampleCourse(
                channel,
                values.size(),
                values.get(0),
                values.get(values.size() - 1),
                flat,
                ReadingSteps.of(values, flat.longest()),
                WindowThirds.of(values),
                SpikedReadings.of(values)));
    }
}
