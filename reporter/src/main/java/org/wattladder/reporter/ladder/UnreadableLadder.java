package org.wattladder.reporter.ladder;

import java.util.List;

/** Says why a text is no ladder table: one line for each problem, with file and line. */
public final class UnreadableLadder extends Exception {
    private static final long serialVersionUID = 1L;

    UnreadableLadder(List<String> problems) {
        super(String.join("\n", problems));
    }
}
