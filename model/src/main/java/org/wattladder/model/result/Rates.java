package org.wattladder.model.result;

import java.util.Objects;

/**
 * How much was asked for and how much was done in a window.
 *
 * @param target transactions per second asked for; absent when unpaced or idle
 * @param actual transactions per second completed, all hosts; absent when idle
 * @param achievedDepth mean number of outstanding transactions, all clients; absent unless the load names such a number
 */
public record Rates(Measurement target, Measurement actual, Measurement achievedDepth) {
    /** Why most intervals have no achieved depth. */
    public static final String NO_DEPTH = "absent.no-depth-asked-for";

    public Rates {
        Objects.requireNonNull(target, "target");
        Objects.requireNonNull(actual, "actual");
        Objects.requireNonNull(achievedDepth, "achievedDepth");
    }

    /** The rates of a load that names no number of outstanding transactions. */
    public static Rates of(Measurement target, Measurement actual) {
        return new Rates(target, actual, Measurement.absent(NO_DEPTH));
    }
}
