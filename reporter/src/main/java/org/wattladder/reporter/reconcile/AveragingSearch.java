package org.wattladder.reporter.reconcile;

import java.util.Optional;

/** Tries whether the other meter averages over a longer time than the reference. */
final class AveragingSearch {
    private static final double[] WIDTHS_SECONDS = {3, 5, 8, 10, 15, 20, 30, 45, 60, 90, 120};
    private static final double SHORTEST_INTERVALS = 2.5;
    private static final double LARGEST_SHARE = 0.5;
    /** An average explains a step much better than a shift does; less is not worth a name. */
    private static final double CLEARLY_BETTER = 0.6;

    private AveragingSearch() {}

    /**
     * What explains the other best.
     *
     * @param widthSeconds of the average; 0 for none
     * @param shift with that average
     */
    record Found(double widthSeconds, LagSearch.Shift shift) {}

    static Optional<Found> search(LagSearch search, Series reference) {
        LagSearch.Shift plain = search.best(0);
        Optional<Found> best = Optional.empty();
        for (double width : WIDTHS_SECONDS) {
            if (width < SHORTEST_INTERVALS * reference.intervalSeconds()
                    || width > LARGEST_SHARE * reference.lengthSeconds()) {
                continue;
            }
            LagSearch.Shift shift = search.best(width);
            if (shift.found()
                    && best.map(found -> shift.unexplained() < found.shift().unexplained())
                            .orElse(true)) {
                best = Optional.of(new Found(width, shift));
            }
        }
        if (best.isPresent()
                && (!plain.found() || best.get().shift().unexplained() < CLEARLY_BETTER * plain.unexplained())) {
            return best;
        }
        return plain.found() ? Optional.of(new Found(0, plain)) : Optional.empty();
    }
}
