package org.wattladder.reporter.reconcile;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.reporter.notation.Decimals;

/** Names what a fit shows, with limits. */
final class Judge {
    private static final double GAIN_LIMIT = 0.01;
    private static final double OFFSET_LIMIT_WATTS = 1;
    private static final double OFFSET_LIMIT_SHARE = 0.01;
    private static final double LAG_LIMIT_SECONDS = 1;

    private Judge() {}

    static List<Judged> of(Series reference, Series other, Fit fit) {
        List<Judged> judged = new ArrayList<>();
        gain(other, reference, fit, judged);
        offset(other, reference, fit, judged);
        if (fit.averagedSeconds() > 0) {
            judged.add(new Judged(
                    Relation.AVERAGED,
                    other.name() + " averages over about " + Decimals.significant(fit.averagedSeconds(), 2)
                            + " s; a recording must be much longer than that."));
        }
        lag(other, reference, fit, judged);
        if (judged.isEmpty()) {
            judged.add(new Judged(
                    Relation.AGREES,
                    other.name() + " agrees with " + reference.name() + " within " + Decimals.percent(GAIN_LIMIT * 100)
                            + ", " + Decimals.significant(offsetLimit(reference), 2) + " W and "
                            + Decimals.fixed(lagLimit(reference, other), 0) + " s."));
        }
        return judged;
    }

    private static void gain(Series other, Series reference, Fit fit, List<Judged> judged) {
        double off = fit.gain() - 1;
        if (Math.abs(off) > Math.max(GAIN_LIMIT, fit.gainMargin())) {
            judged.add(new Judged(
                    Relation.GAIN_DIFFERS,
                    other.name() + " shows " + Decimals.signed(off * 100, 1) + " % for each watt of " + reference.name()
                            + "."));
        }
    }

    private static void offset(Series other, Series reference, Fit fit, List<Judged> judged) {
        if (Math.abs(fit.offsetWatts()) > Math.max(offsetLimit(reference), fit.offsetMarginWatts())) {
            judged.add(new Judged(
                    Relation.OFFSET_DIFFERS,
                    other.name() + " shows " + Decimals.signed(fit.offsetWatts(), 1) + " W on top of "
                            + reference.name() + "."));
        }
    }

    private static void lag(Series other, Series reference, Fit fit, List<Judged> judged) {
        if (Math.abs(fit.lagSeconds()) > lagLimit(reference, other)
                && (fit.lagLeastSeconds() > 0 || fit.lagMostSeconds() < 0)) {
            boolean lags = fit.lagSeconds() > 0;
            judged.add(new Judged(
                    lags ? Relation.LAGS : Relation.LEADS,
                    other.name() + " is " + Decimals.fixed(Math.abs(fit.lagSeconds()), 1) + " s "
                            + (lags ? "behind " : "ahead of ") + reference.name()
                            + "; its samples do not belong to the recording they are in."));
        }
    }

    private static double offsetLimit(Series reference) {
        return Math.max(OFFSET_LIMIT_WATTS, OFFSET_LIMIT_SHARE * reference.spanWatts());
    }

    private static double lagLimit(Series reference, Series other) {
        return Math.max(LAG_LIMIT_SECONDS, Math.max(reference.intervalSeconds(), other.intervalSeconds()));
    }
}
