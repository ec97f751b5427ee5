package org.wattladder.reporter.reconcile;

import java.util.Optional;
import org.wattladder.reporter.notation.Decimals;

/**
 * The longest time in which the other showed one and the same value while the reference moved.
 *
 * @param meter that stood still
 * @param reference that moved
 * @param lengthSeconds how long
 * @param watts the value
 * @param movedWatts by how much the reference moved meanwhile
 */
record StuckRun(String meter, String reference, double lengthSeconds, double watts, double movedWatts) {
    private static final double SHORTEST_SECONDS = 20;
    private static final double SHORTEST_SHARE = 0.15;
    private static final double LEAST_MOVE_SHARE = 0.2;

    static Optional<StuckRun> longest(Series reference, Series other, Fit fit) {
        double shortest =
                Math.max(Math.max(SHORTEST_SECONDS, 2 * fit.averagedSeconds()), SHORTEST_SHARE * other.lengthSeconds());
        Optional<StuckRun> longest = Optional.empty();
        int from = 0;
        for (int index = 1; index <= other.size(); index++) {
            if (index == other.size() || other.watts(index) != other.watts(from)) {
                StuckRun run = between(reference, other, fit, from, index - 1);
                if (run.lengthSeconds() >= shortest
                        && run.movedWatts() > LEAST_MOVE_SHARE * reference.spanWatts()
                        && longest.map(best -> run.lengthSeconds() > best.lengthSeconds())
                                .orElse(true)) {
                    longest = Optional.of(run);
                }
                from = index;
            }
        }
        return longest;
    }

    private static StuckRun between(Series reference, Series other, Fit fit, int from, int to) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int index = from; index <= to; index++) {
            double watts = reference.at(other.seconds(index) - fit.lagSeconds());
            if (!Double.isNaN(watts)) {
                least = Math.min(least, watts);
                most = Math.max(most, watts);
            }
        }
        return new StuckRun(
                other.name(),
                reference.name(),
                other.seconds(to) - other.seconds(from),
                other.watts(from),
                Math.max(0, most - least));
    }

    Judged judged() {
        return new Judged(
                Relation.STUCK,
                meter + " shows " + Decimals.significant(watts, 4) + " W for " + Decimals.fixed(lengthSeconds, 0)
                        + " s while " + reference + " moves by " + Decimals.significant(movedWatts, 3) + " W.");
    }
}
