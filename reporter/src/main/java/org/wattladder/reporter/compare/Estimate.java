package org.wattladder.reporter.compare;

import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;

/**
 * One figure of one run with how sure it is.
 *
 * @param value the figure
 * @param noise what may be off from run to run
 * @param meter relative standard uncertainty of the meter, the same in all runs with it; absent when it states none
 */
record Estimate(Measurement value, Noise noise, Measurement meter) {
    /** Whether it has a logarithm. */
    boolean usable() {
        return value.asOptional().orElse(0) > 0;
    }

    /** Why there is nothing to compare. */
    Message reason() {
        return value instanceof Measurement.Absent absent ? absent.reason() : Message.of("absent.figure-zero");
    }
}
