package org.wattladder.model.text;

import java.util.Objects;

/** What an exception says of itself. */
public final class ExceptionText {
    private ExceptionText() {}

    /** Its message, or the name of its class when it has none. */
    public static String of(Throwable thrown) {
        return Objects.requireNonNullElse(thrown.getMessage(), thrown.getClass().getSimpleName());
    }
}
