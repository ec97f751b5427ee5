package org.wattladder.meter.check.fake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Takes what arrives at once for a command, and only its first line. */
final class PacketDaemon implements Habit {
    @Override
    public String read(InputStream input) throws IOException {
        byte[] packet = new byte[4096];
        int length = input.read(packet);
        return length < 0 ? null : new String(packet, 0, length, StandardCharsets.US_ASCII).split("\r?\n", 2)[0];
    }
}
