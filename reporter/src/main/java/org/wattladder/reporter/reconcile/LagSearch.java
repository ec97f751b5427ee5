package org.wattladder.reporter.reconcile;

/** Finds the shift at which the pairs of two meters are best explained by a line. */
final class LagSearch {
    private static final double LARGEST_LAG_SECONDS = 90;
    private static final double LARGEST_LAG_SHARE = 0.4;
    private static final double COARSE_INTERVALS = 0.25;
    private static final double FINE_INTERVALS = 0.02;
    private static final int FEWEST_PAIRS = 12;
    private static final double FEWEST_PAIRS_SHARE = 0.25;
    /** 95 % of a chi-squared value with one degree of freedom. */
    private static final double LIKELY = 3.84;
    /** Neighbouring samples say much the same, so that several count as one. */
    private static final double SAMPLES_PER_INDEPENDENT_ONE = 3;

    private final Series reference;
    private final Series other;
    private final MovingMean mean;

    LagSearch(Series reference, Series other) {
        this.reference = reference;
        this.other = other;
        this.mean = new MovingMean(reference);
    }

    /**
     * A shift, and how well it fits.
     *
     * @param lagSeconds positive when the other is later
     * @param leastSeconds least lag that fits nearly as well
     * @param mostSeconds largest lag that fits nearly as well
     * @param unexplained root of the share of the variance that no line explains
     * @param found whether there were enough pairs at all
     */
    record Shift(double lagSeconds, double leastSeconds, double mostSeconds, double unexplained, boolean found) {}

    Pairs pairs(double lagSeconds, double widthSeconds) {
        return Pairs.of(reference, mean, other, lagSeconds, widthSeconds);
    }

    Shift best(double widthSeconds) {
        double grid = Math.min(reference.intervalSeconds(), other.intervalSeconds());
        double reach = Math.min(
                LARGEST_LAG_SECONDS, LARGEST_LAG_SHARE * Math.max(reference.lengthSeconds(), other.lengthSeconds()));
        double coarse = grid * COARSE_INTERVALS;
        double lag = scan(-reach, reach, coarse, widthSeconds);
        if (Double.isNaN(lag)) {
            return new Shift(0, 0, 0, 0, false);
        }
        double fine = grid * FINE_INTERVALS;
        lag = scan(lag - coarse, lag + coarse, fine, widthSeconds);
        double least = unexplained(lag, widthSeconds);
        double independent = Math.max(4, pairs(lag, widthSeconds).size() / SAMPLES_PER_INDEPENDENT_ONE);
        double limit = (least + 1e-6) * Math.sqrt(1 + LIKELY / independent);
        return new Shift(
                lag,
                edge(lag, -fine, reach, limit, widthSeconds),
                edge(lag, fine, reach, limit, widthSeconds),
                least,
                true);
    }

    private double scan(double from, double to, double step, double widthSeconds) {
        double best = Double.NaN;
        double least = Double.POSITIVE_INFINITY;
        int steps = (int) Math.ceil((to - from) / step);
        for (int index = 0; index <= steps; index++) {
            double share = unexplained(from + index * step, widthSeconds);
            if (share < least) {
                least = share;
                best = from + index * step;
            }
        }
        return best;
    }

    private double edge(double lag, double step, double reach, double limit, double widthSeconds) {
        double edge = lag;
        while (Math.abs(edge + step) <= reach && unexplained(edge + step, widthSeconds) <= limit) {
            edge += step;
        }
        return edge;
    }

    /** Unexplained share; infinite when too few pairs are left to tell, or the two run against each other. */
    private double unexplained(double lagSeconds, double widthSeconds) {
        Pairs pairs = pairs(lagSeconds, widthSeconds);
        if (pairs.size() < Math.max(FEWEST_PAIRS, FEWEST_PAIRS_SHARE * other.size())) {
            return Double.POSITIVE_INFINITY;
        }
        Line line = Line.through(pairs);
        return line.gain() > 0 ? Math.sqrt(Math.max(0, 1 - line.explained())) : Double.POSITIVE_INFINITY;
    }
}
