package org.wattladder.chauffeur.config.problem;

import java.util.Objects;

/**
 * One thing that is wrong with a configuration file or an option.
 *
 * @param where {@code file:line:column}, a file, or the option's name
 * @param sentence what is wrong, what is allowed and the nearest valid name
 */
public record Problem(String where, String sentence) {
    public Problem {
        Objects.requireNonNull(where, "where");
        Objects.requireNonNull(sentence, "sentence");
    }

    @Override
    public String toString() {
        return where + ": " + sentence;
    }
}
