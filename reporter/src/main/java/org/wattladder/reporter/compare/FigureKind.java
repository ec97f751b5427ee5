package org.wattladder.reporter.compare;

/** What is compared. */
public enum FigureKind {
    /** Against the reference that both sides have. */
    SCORE(1),
    /** Performance per watt, or its geometric mean over levels. */
    EFFICIENCY(1),
    /** In the unit of the worklet. */
    PERFORMANCE(1),
    /** Average power. */
    WATTS(-1);

    private final int sign;

    FigureKind(int sign) {
        this.sign = sign;
    }

    /** Whether this change makes it better. */
    boolean improves(double change) {
        return sign * change > 0;
    }
}
