package org.wattladder.worklets.xml;

import org.wattladder.worklets.api.WrongOutput;

/** What was read of a document: a figure per line, and whether the schema was broken. */
public final class OrderReading {
    private final long[] figures;
    private int lines;
    private boolean valid;

    /** Room for so many lines. */
    public OrderReading(int lines) {
        figures = new long[lines];
    }

    void begin() {
        lines = 0;
        valid = true;
    }

    void add(int quantity, long priceCents) {
        if (lines < figures.length) {
            figures[lines] = OrderDocument.figure(quantity, priceCents);
        }
        lines++;
    }

    void breaksSchema() {
        valid = false;
    }

    /** Copies the figures of all lines. */
    public void copyTo(long[] target, int at) {
        System.arraycopy(figures, 0, target, at, figures.length);
    }

    /**
     * Compares with what was written.
     *
     * @throws WrongOutput if a line is missing or differs, or validity was judged wrongly
     */
    public void check(OrderDocument document) {
        if (valid != document.isValid()) {
            throw new WrongOutput("a document that " + (document.isValid() ? "follows" : "breaks")
                    + " the schema was said to be " + (valid ? "valid" : "invalid"));
        }
        if (lines != document.lines()) {
            throw new WrongOutput(lines + " lines were read instead of " + document.lines());
        }
        for (int line = 0; line < lines; line++) {
            if (figures[line] != document.figure(line)) {
                throw new WrongOutput("line " + (line + 1) + " was read as " + Long.toHexString(figures[line])
                        + " instead of " + Long.toHexString(document.figure(line)));
            }
        }
    }

    /** A price as written, in cents. */
    static long cents(CharSequence price) {
        long cents = 0;
        for (int i = 0; i < price.length(); i++) {
            char digit = price.charAt(i);
            if (digit != '.') {
                cents = cents * 10 + (digit - '0');
            }
        }
        return cents;
    }
}
