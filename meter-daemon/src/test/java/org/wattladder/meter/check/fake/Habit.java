package org.wattladder.meter.check.fake;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.wattladder.meter.check.daemon.CheckFault;

/** What a {@link Relay} does otherwise than the daemon behind it; by default nothing. */
interface Habit {
    /** Said to a client that connects; empty for nothing. */
    default String greeting() {
        return "";
    }

    default String lineEnd() {
        return "\r\n";
    }

    /** Whether the next client is served when one has left. */
    default boolean servesOn() {
        return true;
    }

    /** The next command without line end; null at the end. */
    default String read(InputStream input) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int octet = input.read(); octet != '\n'; octet = input.read()) {
            if (octet < 0) {
                return null;
            }
            line.write(octet);
        }
        return line.toString(StandardCharsets.US_ASCII).replace("\r", "");
    }

    /** The lines that answer a command. */
    default List<String> answer(String command, Relay.Behind behind) throws CheckFault {
        return behind.ask(command);
    }
}
