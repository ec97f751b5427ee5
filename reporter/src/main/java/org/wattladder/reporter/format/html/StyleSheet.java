package org.wattladder.reporter.format.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The style of all pages, which archived reports hold and the console serves. */
public final class StyleSheet {
    private static final String TEXT = read();

    private StyleSheet() {}

    /** The whole style sheet, ending with a line feed. */
    public static String text() {
        return TEXT;
    }

    private static String read() {
        try (InputStream file = StyleSheet.class.getResourceAsStream("report.css")) {
            return new String(Objects.requireNonNull(file, "report.css").readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
