package org.wattladder.brokerage.data;

/** Collects rows in the text format of {@code COPY}; values hold no tab, backslash or line end. */
final class Row {
    private final StringBuilder text = new StringBuilder();
    private boolean begun;

    /** Adds the values of a row. */
    void of(Object... values) {
        for (Object value : values) {
            if (begun) {
                text.append('\t');
            }
            text.append(value);
            begun = true;
        }
        text.append('\n');
        begun = false;
    }

    /** A value that is absent. */
    static Object absent() {
        return "\\N";
    }

    /** All rows since the last call. */
    String take() {
        String rows = text.toString();
        text.setLength(0);
        return rows;
    }
}
