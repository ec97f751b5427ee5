package org.wattladder.worklets.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import org.wattladder.worklets.tcp.Tcp;

/** The page that is asked for: the same letters at both ends, and a server of it without nginx. */
final class Page {
    /** Its length. */
    static final int BYTES = 1024;

    /** The request for it. */
    static final byte[] REQUEST = "GET / HTTP/1.1\r\nHost: wattladder\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private static final String HEAD = "HTTP/1.1 200 OK\r\nContent-Length: " + BYTES + "\r\n\r\n";
    private static final int LETTERS = 26;
    private static final int STEP = 7;

    private Page() {}

    /** As text, which a configuration can quote. */
    static String text() {
        StringBuilder text = new StringBuilder(BYTES);
        for (int place = 0; place < BYTES; place++) {
            text.append((char) ('a' + place * STEP % LETTERS));
        }
        return text.toString();
    }

    /** As it arrives. */
    static byte[] bytes() {
        return text().getBytes(StandardCharsets.US_ASCII);
    }

    /** Answers each request of a client until it leaves. */
    static void answer(SocketChannel client) throws IOException {
        ByteBuffer request = ByteBuffer.allocate(REQUEST.length);
        ByteBuffer reply = ByteBuffer.wrap((HEAD + text()).getBytes(StandardCharsets.US_ASCII));
        while (client.isOpen()) {
            Tcp.fill(client, request.clear());
            reply.rewind();
            while (reply.hasRemaining()) {
                client.write(reply);
            }
        }
    }
}
