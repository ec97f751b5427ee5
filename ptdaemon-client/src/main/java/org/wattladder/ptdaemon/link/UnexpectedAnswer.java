package org.wattladder.ptdaemon.link;

import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** A meter answered, but not what the command asks for; the raw text is in the sentence. */
public final class UnexpectedAnswer extends MeterFault {
    private static final long serialVersionUID = 1L;

    private final String raw;

    /** A fault with this sentence about this answer. */
    public UnexpectedAnswer(String sentence, String raw) {
        super(sentence);
        this.raw = raw;
    }

    /** The fault of an answer to a command that cannot be read. */
    public static UnexpectedAnswer to(Command command, MeterAddress peer, UnreadableAnswer answer) {
        return new UnexpectedAnswer(
                peer + " answered '" + command.line() + "' with '" + answer.raw() + "'; expected " + answer.expected()
                        + ".",
                answer.raw());
    }

    /** The answer as it came. */
    public String raw() {
        return raw;
    }
}
