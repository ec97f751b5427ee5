package org.wattladder.console.verify;

import java.time.Instant;
import org.wattladder.model.text.Message;

/**
 * What {@code wattladder verify} says of a run.
 *
 * @param state how far it is, and what came of it
 * @param since when it was asked
 * @param said what the command printed; empty while it is going on
 */
public record Verified(State state, Instant since, String said) {
    /** What the exit code of the command says. */
    public enum State {
        /** The command is going on. */
        ON("verify.on"),
        /** Everything holds. */
        HOLDS("verify.holds"),
        /** Something differs. */
        DIFFERS("verify.differs"),
        /** The command could not tell. */
        REFUSED("verify.refused");

        private final String word;

        State(String word) {
            this.word = word;
        }

        /** The word for people. */
        public Message word() {
            return Message.of(word);
        }

        /** The kind of its sign in the style sheet. */
        public String kind() {
            return switch (this) {
                case ON -> "waiting";
                case HOLDS -> "valid";
                case DIFFERS -> "invalid";
                case REFUSED -> "damaged";
            };
        }

        static State of(int exitCode) {
            return switch (exitCode) {
                case 0 -> HOLDS;
                case 1 -> DIFFERS;
                default -> REFUSED;
            };
        }
    }

    /** Whether the answer is still to come. */
    public boolean isOn() {
        return state == State.ON;
    }
}
