package org.wattladder.reporter.recomputed;

import java.util.OptionalDouble;

/** What a cell of {@code result.csv} has to hold. */
sealed interface Cell {
    /** Whether the cell holds it. */
    boolean holds(String text);

    /** The cell as it should be. */
    String expected();

    /** Whether a reason for it belongs into the last column. */
    boolean isAbsent();

    /** A figure; absent is an empty cell. */
    record Figure(OptionalDouble figure) implements Cell {
        @Override
        public boolean holds(String text) {
            return Rounded.isMachine(text, figure);
        }

        @Override
        public String expected() {
            return Rounded.machine(figure);
        }

        @Override
        public boolean isAbsent() {
            return figure.isEmpty();
        }
    }

    /** A text; one that a spreadsheet would run has an apostrophe in front. */
    record Text(String text) implements Cell {
        @Override
        public boolean holds(String printed) {
            return printed.equals(expected());
        }

        @Override
        public String expected() {
            return text.matches("(?s)[=+\\-@\\t\\r\\n].*") ? "'" + text : text;
        }

        @Override
        public boolean isAbsent() {
            return false;
        }
    }
}
