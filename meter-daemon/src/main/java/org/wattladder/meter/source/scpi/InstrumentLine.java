package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.Optional;

/** One connection to an instrument: a line out, a line in, never longer than allowed in time or length. For one thread at a time. */
interface InstrumentLine extends AutoCloseable {

    /** Sends a command that has no answer. */
    void send(String command) throws IOException;

    /**
     * Asks and waits.
     *
     * @throws Late when no whole line came in time; the connection is of no more use then, as with any other failure
     */
    String ask(String query, long limitMillis) throws IOException;

    /** A further line, if one comes in time; empty where an answer is always one line. */
    default Optional<String> another(long limitMillis) throws IOException {
        return Optional.empty();
    }

    @Override
    void close() throws IOException;

    /** No whole line came in time. */
    final class Late extends IOException {
        private static final long serialVersionUID = 1;

        Late(String query, long limitMillis) {
            super("no answer to " + query + " within " + limitMillis + " ms");
        }
    }
}
