package org.wattladder.model.text;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** What an exception says of itself. */
public final class ExceptionText {
    private ExceptionText() {}

    /** Its message, or the name of its class when it has none; a file that is missing or closed to us is named so. */
    public static String of(Throwable thrown) {
        if (thrown instanceof NoSuchFileException missing) {
            return missing.getFile() + " does not exist";
        }
        if (thrown instanceof AccessDeniedException denied) {
            return denied.getFile() + " may not be read or written by this user";
        }
        return Objects.requireNonNullElse(thrown.getMessage(), thrown.getClass().getSimpleName());
    }
}
