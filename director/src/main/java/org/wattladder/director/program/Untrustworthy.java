package org.wattladder.director.program;

import org.wattladder.model.range.Range;
import org.wattladder.model.text.Message;

/** What a program tells of an interval cannot stand in a result. */
public final class Untrustworthy extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Message reason;

    /** For this reason, which follows the name of the program. */
    public Untrustworthy(Message reason) {
        super(reason.notation());
        this.reason = reason;
    }

    /** Refuses more units than a result can hold and add up. */
    public static void checkUnits(double units) throws Untrustworthy {
        if (!(units <= Range.MOST_TRANSACTIONS)) {
            throw new Untrustworthy(
                    Message.of("impossible.outside", "units", String.valueOf(units), 1, Range.MOST_TRANSACTIONS));
        }
    }

    /** Why, as it follows the name of the program. */
    public Message reason() {
        return reason;
    }
}
