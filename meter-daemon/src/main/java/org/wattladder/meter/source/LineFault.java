package org.wattladder.meter.source;

import java.time.Duration;

/** What goes wrong with one answer on its way to the client. */
public sealed interface LineFault {

    /** Nothing. */
    record None() implements LineFault {}

    /**
     * The answer comes late.
     *
     * @param by how much
     */
    record Slow(Duration by) implements LineFault {}

    /**
     * The answer comes in pieces that end inside a line.
     *
     * @param pause between the pieces
     */
    record Torn(Duration pause) implements LineFault {}

    /** The connection is closed instead of an answer. */
    record Disconnect() implements LineFault {}

    /** Which fault the next answer has. */
    interface Script {
        /** The fault of the answer that goes out now; called by the server's thread. */
        LineFault next();
    }
}
