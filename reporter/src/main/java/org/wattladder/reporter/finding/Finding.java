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
 */
public record Finding(String id, Severity severity, Text place, Message message) {
    public Finding {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(severity, "severity");
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(message, "message");
    }

    /** The same finding of a rehearsal, which nothing makes invalid. */
    public Finding ofRehearsal() {
        return severity == Severity.INVALID ? new Finding(id, Severity.WOULD_BE_INVALID, place, message) : this;
    }
}
