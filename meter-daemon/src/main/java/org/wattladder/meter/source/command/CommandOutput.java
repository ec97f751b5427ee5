package org.wattladder.meter.source.command;

import java.util.Objects;

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

    /** Its last line that is not blank, which is where tools say what went wrong. */
    public String lastLine() {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .reduce((first, second) -> second)
                .orElse("nothing was printed");
    }
}
