package org.wattladder.ptdaemon.link;

import java.time.Duration;
import org.wattladder.ptdaemon.codec.Command;

/**
 * How long a command may take to be answered; for samples it counts per line.
 *
 * @param setRange for {@code SR}, which real analyzers take up to 7 s for
 * @param other for everything else
 */
public record TimeLimits(Duration setRange, Duration other) {

    /** The limits for a sampling interval: 15 s for {@code SR}, two intervals and 5 s for the rest. */
    public static TimeLimits forSampling(int samplingMillis) {
        return new TimeLimits(Duration.ofSeconds(15), Duration.ofMillis(2L * samplingMillis + 5000));
    }

    /** The limit of a command. */
    public Duration of(Command command) {
        return command instanceof Command.SetRange ? setRange : other;
    }
}
