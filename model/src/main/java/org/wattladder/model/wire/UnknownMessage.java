package org.wattladder.model.wire;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Printable;
import tools.jackson.core.JacksonException;

/** Says that a frame is not a message this side knows, or one that holds what cannot be. */
public final class UnknownMessage extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int QUOTED_BYTES = 120;

    private final transient Optional<String> impossible;

    UnknownMessage(String expected, byte[] frame, Exception cause) {
        super("not a known " + expected + place(cause) + ": " + quote(frame), cause);
        impossible = refusal(cause).map(sentence -> Printable.quote(sentence) + place(cause));
    }

    /**
     * What a record refused, with its place, in a frame that is a known message but for that; empty when it is none, so that
     * the connection must end.
     */
    public Optional<String> impossible() {
        return impossible;
    }

    private static Optional<String> refusal(Exception cause) {
        for (Throwable each = cause; each != null; each = each.getCause()) {
            if (each instanceof IllegalArgumentException) {
                return Optional.of(String.valueOf(each.getMessage()));
            }
        }
        return Optional.empty();
    }

    private static String place(Exception cause) {
        List<JacksonException.Reference> path =
                cause instanceof JacksonException exception ? exception.getPath() : List.of();
        StringBuilder place = new StringBuilder();
        for (JacksonException.Reference step : path) {
            String name = step.getPropertyName();
            place.append(name == null ? "[" + step.getIndex() + "]" : (place.isEmpty() ? "" : ".") + name);
        }
        return place.isEmpty() ? "" : " (at " + Printable.quote(place.toString()) + ")";
    }

    private static String quote(byte[] frame) {
        String text = Printable.of(new String(frame, 0, Math.min(frame.length, QUOTED_BYTES), StandardCharsets.UTF_8));
        return frame.length > QUOTED_BYTES ? text + "..." : text;
    }
}
