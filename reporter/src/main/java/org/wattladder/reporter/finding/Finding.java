package org.wattladder.reporter.finding;

import java.util.Objects;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;

/**
 * One verdict of one rule.
 *
 * @param id of the rule, stable, for example {@code target-load}
 * @param severity how much it weighs
 * @param place where: the run, a meter, a worklet, an interval
 * @param message what was found, with the figure and the limit
 * @param excess how many times the limit the figure is, to order findings of one rule; 0 where there is no such figure
 */
public record Finding(String id, Severity severity, Text place, Message message, double excess) {
    public Finding {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(severity, "severity");
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(message, "message");
    }

    /** A finding without a figure that could be compared. */
    public Finding(String id, Severity severity, Text place, Message message) {
        this(id, severity, place, message, 0);
    }

    /** The same finding of a rehearsal, which nothing makes invalid. */
    public Finding ofRehearsal() {
        return severity == Severity.INVALID ? new Finding(id, Severity.WOULD_BE_INVALID, place, message, excess) : this;
    }
}
