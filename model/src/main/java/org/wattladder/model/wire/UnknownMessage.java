package org.wattladder.model.wire;

import java.nio.charset.StandardCharsets;
import org.wattladder.model.text.Printable;

/** Says that a frame is not a message this side knows; the connection must end. */
public final class UnknownMessage extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int QUOTED_BYTES = 120;

    UnknownMessage(String expected, byte[] frame, Exception cause) {
        super("not a known " + expected + ": " + quote(frame), cause);
    }

    private static String quote(byte[] frame) {
        String text = Printable.of(new String(frame, 0, Math.min(frame.length, QUOTED_BYTES), StandardCharsets.UTF_8));
        return frame.length > QUOTED_BYTES ? text + "..." : text;
    }
}
