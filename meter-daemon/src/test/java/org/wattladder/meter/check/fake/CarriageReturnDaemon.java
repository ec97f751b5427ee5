package org.wattladder.meter.check.fake;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Waits for CR LF. */
final class CarriageReturnDaemon implements Habit {
    @Override
    public String read(InputStream input) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        String text = "";
        while (!text.endsWith("\r\n")) {
            int octet = input.read();
            if (octet < 0) {
                return null;
            }
            line.write(octet);
            text = line.toString(StandardCharsets.US_ASCII);
        }
        return text.strip();
    }
}
