package org.wattladder.model.schedule;

import java.util.Arrays;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * The mean of repeated runs and how sure it is, as if they were independent and scattered normally.
 *
 * @param runs how many
 * @param mean of them
 * @param deviation their standard deviation; 0 of one
 */
public record RunSpread(int runs, double mean, double deviation) {
    private static final double TAIL = 0.025;
    private static final Map<Quantile, Double> KNOWN = new ConcurrentHashMap<>();

    /** Of Student's distribution; each is asked for again and again, and takes long to find. */
    private record Quantile(double degrees, int intervals) {
        double find() {
            return new TDistribution(null, degrees).inverseCumulativeProbability(1 - TAIL / intervals);
        }
    }

    /** Of these figures, at least one. */
    public static RunSpread of(double... figures) {
        double mean = Arrays.stream(figures).average().orElseThrow();
        double squares = Arrays.stream(figures)
                .map(each -> (each - mean) * (each - mean))
                .sum();
        return new RunSpread(figures.length, mean, figures.length < 2 ? 0 : Math.sqrt(squares / (figures.length - 1)));
    }

    /** Half of the interval that holds the true mean in 95 of 100 cases; empty of a single run. */
    public OptionalDouble halfWidth() {
        return halfWidth(1);
    }

    /**
     * Likewise when so many intervals are looked at together: in 95 of 100 cases all of them hold their true mean (Bonferroni).
     */
    public OptionalDouble halfWidth(int intervals) {
        return runs < 2 ? OptionalDouble.empty() : OptionalDouble.of(halfWidth(runs, intervals));
    }

    /** What the same would be after so many runs with the same deviation. */
    public double halfWidth(int ofRuns, int intervals) {
        return student(ofRuns - 1, intervals) * deviation / Math.sqrt(ofRuns);
    }

    /** The same in percent of the mean; empty also when that is 0. */
    public OptionalDouble halfWidthPercent() {
        return halfWidth().isEmpty() || mean == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(100 * halfWidth().getAsDouble() / Math.abs(mean));
    }

    /** How many standard errors a 95 % interval reaches to each side. */
    public static double student(double degrees) {
        return student(degrees, 1);
    }

    private static double student(double degrees, int intervals) {
        return KNOWN.computeIfAbsent(new Quantile(degrees, intervals), Quantile::find);
    }
}
