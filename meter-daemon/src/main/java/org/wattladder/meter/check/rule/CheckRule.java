package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;

/** One thing that a daemon of the protocol does. */
public interface CheckRule {
    /** What the rule says of itself in {@code docs/meter-check.md}. */
    CheckDescription description();

    /**
     * Tries the daemon.
     *
     * @throws CheckFault when the daemon falls silent or leaves, which fails the rule
     */
    Outcome check(Bench bench) throws CheckFault;
}
