package org.wattladder.model.schedule;

/**
 * How far the mean of repeats lies above another, by Welch: both scatter in their own way.
 *
 * @param difference of the means
 * @param halfWidth of the interval that holds the true difference in 95 of 100 cases; 0 where nothing scatters
 */
public record MeanDifference(double difference, double halfWidth) {

    /** Of two groups of at least two repeats. */
    public static MeanDifference of(RunSpread later, RunSpread earlier) {
        if (later.runs() < 2 || earlier.runs() < 2) {
            throw new IllegalArgumentException("a difference needs two repeats on both sides");
        }
        double one = later.deviation() * later.deviation() / later.runs();
        double other = earlier.deviation() * earlier.deviation() / earlier.runs();
        double difference = later.mean() - earlier.mean();
        double variance = one + other;
        if (variance == 0) {
            return new MeanDifference(difference, 0);
        }
        double degrees = variance * variance / (one * one / (later.runs() - 1) + other * other / (earlier.runs() - 1));
        return new MeanDifference(difference, RunSpread.student(degrees) * Math.sqrt(variance));
    }

    /** Whether the later mean is higher in 95 of 100 cases. */
    public boolean rises() {
        return difference - halfWidth > 0;
    }

    /** Whether it is in 95 of 100 cases not higher by this much. */
    public boolean risesLessThan(double amount) {
        return difference + halfWidth < amount;
    }

    /** Whether both may be the same. */
    public boolean mayBeNone() {
        return Math.abs(difference) <= halfWidth;
    }
}
