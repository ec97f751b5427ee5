package org.wattladder.reporter.finding;

import java.util.Objects;

/**
 * One verdict of one rule.
 *
 * @param id of the rule, stable, for example {@code target-load}
 * @param severity how much it weighs
 * @param place where: the run, a meter, a worklet, an interval
 * @param sentence what was found, with the figure and the limit
 */
public record Finding(String id, Severity severity, String place, String sentence) {
    public Finding {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(severity, "severity");
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(sentence, "sentence");
    }
}
