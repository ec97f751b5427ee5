package org.wattladder.meter.source.poll;

import java.util.Objects;
import java.util.Optional;
import org.wattladder.ptdaemon.codec.Reading;

/**
 * What a device answered.
 *
 * @param watts a value, or why there is none
 * @param stamp the device's own time of the figure as it wrote it, compared and never read; empty when it states none
 */
public record Answer(Reading watts, Optional<String> stamp) {
    /** No computer draws this; a figure in a wrong unit looks like it. */
    private static final double HIGHEST_PLAUSIBLE_WATTS = 100_000;

    public Answer {
        Objects.requireNonNull(watts, "watts");
        Objects.requireNonNull(stamp, "stamp");
    }

    /** Watts of a device that runs: zero, less and more than 100 kW are error readings. */
    public static Answer watts(double watts, Optional<String> stamp) {
        boolean plausible = watts > 0 && watts <= HIGHEST_PLAUSIBLE_WATTS;
        return new Answer(plausible ? Reading.of(watts) : Reading.invalid(), stamp);
    }

    /** An answer without a usable figure. */
    public static Answer unusable() {
        return new Answer(Reading.invalid(), Optional.empty());
    }
}
