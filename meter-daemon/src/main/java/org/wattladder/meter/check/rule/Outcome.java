package org.wattladder.meter.check.rule;

import java.util.Objects;

/**
 * What a rule found.
 *
 * @param kind the verdict
 * @param sentence what was seen
 */
public record Outcome(Kind kind, String sentence) {

    /** The verdicts. */
    public enum Kind {
        /** As it should be. */
        PASSED("passed"),
        /** A client would be misled or stuck. */
        FAILED("failed"),
        /** Cannot be asked here. */
        NOT_APPLICABLE("not applicable"),
        /** The right answer is unknown; this is what the daemon does. */
        OBSERVED("observed");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word in tables. */
        public String word() {
            return word;
        }
    }

    public Outcome {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(sentence, "sentence");
    }

    /** As it should be. */
    public static Outcome passed(String sentence) {
        return new Outcome(Kind.PASSED, sentence);
    }

    /** A client would be misled or stuck. */
    public static Outcome failed(String sentence) {
        return new Outcome(Kind.FAILED, sentence);
    }

    /** Cannot be asked here. */
    public static Outcome notApplicable(String sentence) {
        return new Outcome(Kind.NOT_APPLICABLE, sentence);
    }

    /** Neither right nor wrong. */
    public static Outcome observed(String sentence) {
        return new Outcome(Kind.OBSERVED, sentence);
    }

    /** Passed when it holds, else failed. */
    public static Outcome of(boolean holds, String sentence) {
        return holds ? passed(sentence) : failed(sentence);
    }
}
