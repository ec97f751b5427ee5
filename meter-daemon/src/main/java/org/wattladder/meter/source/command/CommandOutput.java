package org.wattladder.meter.source.command;

import java.util.Objects;
import java.util.stream.Collectors;

/**
 * What a command left behind.
 *
 * @param exitCode 0 for success
 * @param text both its streams, the first 64 KiB
 */
public record CommandOutput(int exitCode, String text) {
    public CommandOutput {
        Objects.requireNonNull(text, "text");
    }

    /** Its first lines, for tools that say the cause first and details after it. */
    public String firstLines() {
        String joined = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(2)
                .collect(Collectors.joining("; "));
        return joined.isEmpty() ? lastLine() : joined;
    }

    /** Its last line that is not blank, which is where tools say what went wrong. */
    public String lastLine() {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .reduce((first, second) -> second)
                .orElse("nothing was printed");
    }
}
