package org.wattladder.settings.problem;

import java.util.Objects;

/**
 * One thing that is wrong with a configuration file or an option.
 *
 * @param where {@code file:line:column}, a file, or the option's name
 * @param sentence what is wrong, what is allowed and the nearest valid name; the middle of a long one is left out
 */
public record Problem(String where, String sentence) {
    private static final int LONGEST_CHARACTERS = 2000;
    private static final int LAST_CHARACTERS = 500;

    public Problem {
        Objects.requireNonNull(where, "where");
        Objects.requireNonNull(sentence, "sentence");
        sentence = shortened(sentence);
    }

    private static String shortened(String sentence) {
        int length = sentence.length();
        return length <= LONGEST_CHARACTERS
                ? sentence
                : sentence.substring(0, LONGEST_CHARACTERS - LAST_CHARACTERS) + " ... "
                        + sentence.substring(length - LAST_CHARACTERS);
    }

    @Override
    public String toString() {
        return where + ": " + sentence;
    }
}
