package org.wattladder.director.launch;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Splits what another process writes into lines, without trusting it to ever end one. A carriage return ends a line, too: so
 * programs write their progress over itself.
 */
final class Lines {
    private Lines() {}

    /**
     * Hands over every line until the stream ends or breaks, on the calling thread.
     *
     * @param longest bytes of a line that are kept; a longer line arrives cut to one byte more than this
     */
    static void drain(InputStream stream, int longest, Consumer<String> consumer) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try (InputStream in = new BufferedInputStream(stream)) {
            int before = 0;
            for (int octet = in.read(); octet >= 0; before = octet, octet = in.read()) {
                if (octet == '\n' && before == '\r') {
                    continue;
                }
                if (octet == '\n' || octet == '\r') {
                    consumer.accept(line.toString(StandardCharsets.UTF_8));
                    line.reset();
                } else if (line.size() <= longest) {
                    line.write(octet);
                }
            }
        } catch (IOException brokenPipe) {
            // the end of the process says more than its pipe
        }
        if (line.size() > 0) {
            consumer.accept(line.toString(StandardCharsets.UTF_8));
        }
    }
}
