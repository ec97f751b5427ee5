package org.wattladder.worklets.web;

import java.nio.charset.StandardCharsets;

/** The page that is asked for: the same letters at both ends. */
final class Page {
    /** Its length. */
    static final int BYTES = 1024;

    /** The request for it. */
    static final byte[] REQUEST = "GET / HTTP/1.1\r\nHost: wattladder\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

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
}
