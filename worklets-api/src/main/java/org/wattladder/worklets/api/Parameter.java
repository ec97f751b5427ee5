package org.wattladder.worklets.api;

import java.util.Objects;

/**
 * One setting of a worklet, a whole number.
 *
 * @param name lower case words joined by hyphens, with the unit where there is one, for example {@code input-bytes}
 * @param sentence what it sets, for the reference page
 * @param minimum smallest value allowed
 * @param maximum largest value allowed
 * @param standard value of a rating run, used when the plan is silent
 * @param tiny value that makes a transaction cheap enough for tests
 */
public record Parameter(String name, String sentence, long minimum, long maximum, long standard, long tiny) {
    public Parameter {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(sentence, "sentence");
        if (standard < minimum || standard > maximum || tiny < minimum || tiny > maximum) {
            throw new IllegalArgumentException(
                    "standard and tiny of " + name + " must lie in " + minimum + " to " + maximum);
        }
    }
}
