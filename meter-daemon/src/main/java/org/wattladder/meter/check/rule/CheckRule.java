package org.wattladder.meter.check.rule;

import java.util.Objects;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/**
 * One thing that a daemon of the protocol does.
 *
 * @param id stable, letters and hyphens
 * @param checks what a daemon does, one sentence
 * @param reason why it matters, or who needs it, one sentence
 * @param trial tries it
 */
public record CheckRule(String id, String checks, String reason, Trial trial) {
    public CheckRule {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(checks, "checks");
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(trial, "trial");
    }

    /** Tries a rule on a daemon. */
    public interface Trial {
        /**
         * What came of it.
         *
         * @throws CheckFault when the daemon falls silent or leaves, which fails the rule
         * @throws UnreadableAnswer when an answer has not the form that it must have, which fails the rule too
         */
        Outcome on(CheckedDaemon daemon) throws CheckFault, UnreadableAnswer;
    }

    /** Where our documents explain it. */
    public String section() {
        return "docs/meter-check.md#" + id;
    }
}
