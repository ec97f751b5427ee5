package org.wattladder.reporter.compare;

/** What is compared. */
public enum FigureKind {
    /** Against the reference that both sides have. */
    SCORE("score", 1),
    /** Performance per watt, or its geometric mean over levels. */
    EFFICIENCY("efficiency", 1),
    /** In the unit of the worklet. */
    PERFORMANCE("performance", 1),
    /** Average power. */
    WATTS("watts", -1);

    private final String label;
    private final int sign;

    FigureKind(String label, int sign) {
        this.label = label;
        this.sign = sign;
    }

    /** The word in reports. */
    public String label() {
        return label;
    }

    /** Whether this change makes it better. */
    boolean improves(double change) {
        return sign * change > 0;
    }
}
