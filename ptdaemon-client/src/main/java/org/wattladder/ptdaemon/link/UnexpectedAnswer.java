package org.wattladder.ptdaemon.link;

import org.wattladder.model.text.Message;
import org.wattladder.model.text.Printable;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** A meter answered, but not what the command asks for; the raw text is in the reason. */
public final class UnexpectedAnswer extends MeterFault {
    private static final long serialVersionUID = 1L;

    private final String raw;

    /** A fault with this reason about this answer. */
    public UnexpectedAnswer(Message reason, String raw) {
        super(reason);
        this.raw = raw;
    }

    /** The fault of an answer to a command that cannot be read. */
    public static UnexpectedAnswer to(Command command, MeterAddress peer, UnreadableAnswer answer) {
        return new UnexpectedAnswer(
                peer.message(
                        "fault.meter-answered-otherwise",
                        command.line(),
                        Printable.quote(answer.raw()),
                        answer.expected()),
                answer.raw());
    }

    /** The answer as it came. */
    public String raw() {
        return raw;
    }
}
