package org.wattladder.console.screen;

import java.util.Arrays;
import java.util.Locale;

/** The parts of the page of a run, of which one is shown. */
public enum RunTab {
    /** The run over time, the ladder and what was found. */
    MEASURED,
    /** Files, and whether they hold. */
    FILES,
    /** What happened. */
    JOURNAL;

    /** The id of its word for people. */
    public String word() {
        return "tab." + label();
    }

    /** Its name in addresses. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The part of this name; the first for any other text. */
    static RunTab of(String label) {
        return Arrays.stream(values())
                .filter(tab -> tab.label().equals(label))
                .findFirst()
                .orElse(MEASURED);
    }
}
