package org.wattladder.reporter.verify.difference;

/** Ends a verification at the first difference. */
public final class Differs extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Difference difference;

    /** A difference found. */
    public Differs(Difference difference) {
        super(difference.sentence());
        this.difference = difference;
    }

    /** A file that cannot be read, or is not what it should be. */
    public static Differs file(String file, String sentence) {
        return new Differs(Difference.ofFile(file, sentence));
    }

    /** What differs. */
    public Difference difference() {
        return difference;
    }
}
