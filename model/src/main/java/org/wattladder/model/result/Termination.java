package org.wattladder.model.result;

import java.util.Objects;

/**
 * How a run ended.
 *
 * @param complete whether everything the plan asks for was tried to its end
 * @param sentence why not; empty when complete
 */
public record Termination(boolean complete, String sentence) {
    public Termination {
        Objects.requireNonNull(sentence, "sentence");
    }

    /** The run did everything in its plan. */
    public static Termination ofComplete() {
        return new Termination(true, "");
    }

    /** The run broke off. */
    public static Termination brokenOff(String sentence) {
        return new Termination(false, sentence);
    }
}
