package org.wattladder.ptdaemon.codec;

/** Says that a line is not the answer that was due; holds the line as it came. */
public final class UnreadableAnswer extends Exception {
    private static final long serialVersionUID = 1L;

    private final String expected;
    private final String raw;

    /** Names what was expected and the text that came instead. */
    public UnreadableAnswer(String expected, String raw) {
        super("expected " + expected + ", got '" + raw + "'");
        this.expected = expected;
        this.raw = raw;
    }

    /** What should have come, as a noun. */
    public String expected() {
        return expected;
    }

    /** The text that came. */
    public String raw() {
        return raw;
    }
}
