package org.wattladder.console.start;

import java.util.Arrays;
import java.util.Locale;
import org.wattladder.model.text.Message;

/**
 * What came of asking the Director of a machine.
 *
 * @param kind how the machine stands
 * @param sentence what {@code wattladder discover} said, or what measures the machine; empty when it was reached
 * @param machine that answered; empty when none did
 */
public record HostAnswer(Kind kind, String sentence, String machine) {

    /** How a machine stands. */
    public enum Kind {
        /** Its Director answered. */
        REACHED,
        /** It was not asked, because a run of this archive measures it now. */
        MEASURED,
        /** Its Director works for a run of somebody else. */
        BUSY,
        /** One side does not trust the key of the other. */
        KEY_REFUSED,
        /** Another build of Wattladder is installed there. */
        OTHER_BUILD,
        /** Nothing answers there. */
        SILENT,
        /** Something else stands in the way. */
        REFUSED;

        /** The word for programs. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A machine that answered. */
    static HostAnswer reached(String machine) {
        return new HostAnswer(Kind.REACHED, "", machine);
    }

    /** A machine that is left alone, because this run measures it. */
    public static HostAnswer measured(String run) {
        return new HostAnswer(Kind.MEASURED, run, "");
    }

    /**
     * A machine that could not be asked.
     *
     * @param state word of {@code wattladder discover --json}
     */
    static HostAnswer refused(String state, String sentence) {
        return new HostAnswer(
                Arrays.stream(Kind.values())
                        .filter(kind -> kind.word().equals(state))
                        .findFirst()
                        .orElse(Kind.REFUSED),
                sentence,
                "");
    }

    /** The words for people. */
    public Message words() {
        return Message.of("asked." + kind.word());
    }
}
