package org.wattladder.ptdaemon.link;

import org.wattladder.model.text.Message;

/** What comes in from a daemon, in order. */
sealed interface Arrival {

    /**
     * A whole line.
     *
     * @param text without line end
     */
    record Line(String text) implements Arrival {}

    /**
     * The end of the connection.
     *
     * @param reason one clause
     */
    record End(Message reason) implements Arrival {}
}
