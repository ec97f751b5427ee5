package org.wattladder.reporter.reconcile;

import java.util.List;
import java.util.Optional;
import org.wattladder.reporter.notation.Decimals;

/** Fits two series and names their relation. */
public final class Reconciler {
    private static final int FEWEST_SAMPLES = 20;
    private static final double LEAST_SPAN_WATTS = 2;
    private static final double LEAST_SPAN_SHARE = 0.05;
    private static final double LEAST_SPAN_NOISES = 4;
    private static final double STUCK_SHARE = 0.02;
    private static final double LEAST_EXPLAINED = 0.7;
    private static final double STANDARD_ERRORS = 2;

    private Reconciler() {}

    /** The relation of the other to the reference. */
    public static Reconciliation reconcile(Series reference, Series other) {
        Optional<Judged> hindrance = hindrance(reference, other);
        if (hindrance.isPresent()) {
            return new Reconciliation(reference.name(), other.name(), Optional.empty(), List.of(hindrance.get()));
        }
        LagSearch search = new LagSearch(reference, other);
        Optional<AveragingSearch.Found> found = AveragingSearch.search(search, reference);
        if (found.isEmpty()) {
            return new Reconciliation(
                    reference.name(),
                    other.name(),
                    Optional.empty(),
                    List.of(new Judged(
                            Relation.UNRELATED,
                            other.name() + " does not rise with " + reference.name()
                                    + " at any lag, or too few of their samples lie at the same time.")));
        }
        Fit fit = fit(search, found.get());
        List<Judged> judged = fit.explained() < LEAST_EXPLAINED
                ? List.of(new Judged(
                        Relation.UNRELATED,
                        other.name() + " and " + reference.name() + " move, but a line explains only "
                                + Decimals.percent(Math.rint(fit.explained() * 100)) + " of it."))
                : Judge.of(reference, other, fit);
        Optional<Judged> stuck = StuckRun.longest(reference, other, fit).map(StuckRun::judged);
        if (stuck.isPresent()) {
            judged = java.util.stream.Stream.concat(
                            stuck.stream(), judged.stream().filter(one -> one.relation() != Relation.AGREES))
                    .toList();
        }
        return new Reconciliation(reference.name(), other.name(), Optional.of(fit), judged);
    }

    private static Optional<Judged> hindrance(Series reference, Series other) {
        for (Series series : List.of(reference, other)) {
            if (series.size() < FEWEST_SAMPLES) {
                return Optional.of(new Judged(
                        Relation.TOO_LITTLE,
                        series.name() + " has " + series.size() + " valid samples; " + FEWEST_SAMPLES
                                + " are needed at least."));
            }
        }
        boolean referenceMoves = moves(reference);
        boolean otherMoves = moves(other);
        if (!referenceMoves && !otherMoves) {
            return Optional.of(new Judged(
                    Relation.TOO_LITTLE,
                    "Power changed by " + Decimals.significant(reference.spanWatts(), 3) + " W on " + reference.name()
                            + " and by " + Decimals.significant(other.spanWatts(), 3) + " W on " + other.name()
                            + "; reconcile a run with several load levels."));
        }
        if (referenceMoves && other.spanWatts() < STUCK_SHARE * reference.spanWatts()) {
            return Optional.of(stuck(other, reference));
        }
        if (otherMoves && reference.spanWatts() < STUCK_SHARE * other.spanWatts()) {
            return Optional.of(stuck(reference, other));
        }
        return Optional.empty();
    }

    private static Judged stuck(Series still, Series moving) {
        return new Judged(
                Relation.STUCK,
                still.name() + " moves by " + Decimals.significant(still.spanWatts(), 2) + " W while " + moving.name()
                        + " moves by " + Decimals.significant(moving.spanWatts(), 3) + " W.");
    }

    private static boolean moves(Series series) {
        double mean = 0;
        for (int index = 0; index < series.size(); index++) {
            mean += Math.abs(series.watts(index)) / series.size();
        }
        return series.spanWatts() > LEAST_SPAN_WATTS
                && series.spanWatts() > LEAST_SPAN_SHARE * mean
                && series.spanWatts() > LEAST_SPAN_NOISES * series.noiseWatts();
    }

    private static Fit fit(LagSearch search, AveragingSearch.Found found) {
        LagSearch.Shift shift = found.shift();
        Line line = Line.robust(search.pairs(shift.lagSeconds(), found.widthSeconds()));
        return new Fit(
                line.gain(),
                STANDARD_ERRORS * line.gainError(),
                line.offsetWatts(),
                STANDARD_ERRORS * line.offsetErrorWatts(),
                shift.lagSeconds(),
                shift.leastSeconds(),
                shift.mostSeconds(),
                found.widthSeconds(),
                line.residualWatts(),
                1 - shift.unexplained() * shift.unexplained(),
                line.pairs());
    }
}
