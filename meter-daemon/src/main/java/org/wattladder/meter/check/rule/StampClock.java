package org.wattladder.meter.check.rule;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/**
 * A daemon's clock, as its stamps show it, against ours.
 *
 * @param samples that were stamped and read while it ran
 * @param aheadMillis of ours, a time zone included
 * @param movedMillis how much more it is ahead in the second half of the measurement than in the first
 * @param apartMillis half of the measurement
 */
record StampClock(int samples, double aheadMillis, double movedMillis, double apartMillis) {
    private static final double HOUR_MILLIS = 3_600_000;
    private static final double QUARTER_HOUR_MILLIS = HOUR_MILLIS / 4;
    private static final double LARGEST_ZONE_MILLIS = 15 * HOUR_MILLIS;
    private static final double LARGEST_ERROR_MILLIS = 30_000;
    private static final double GOOD_MILLIS = 1500;
    private static final double DRIFT_SHARE = 0.004;
    private static final double DRIFT_MILLIS = 20;
    /** A measurement in which a drift as great as this does not show is too short. */
    private static final double SHOWN_SHARE = 0.02;
    /** With fewer, one that a busy machine delays looks like a drift. */
    private static final int FEWEST_FOR_DRIFT = 8;

    /**
     * Of the samples that came the least late, as a busy machine delays some.
     *
     * @param stamped stamps read as UTC, at least one
     * @param arrivedAt when each was here
     */
    static StampClock of(List<Instant> stamped, List<Instant> arrivedAt) {
        int samples = stamped.size();
        int middle = (samples + 1) / 2;
        double before = aheadMillis(stamped, arrivedAt, 0, middle);
        double after = aheadMillis(stamped, arrivedAt, samples - middle, samples);
        double span =
                Duration.between(arrivedAt.get(0), arrivedAt.get(samples - 1)).toMillis();
        return new StampClock(samples, Math.max(before, after), after - before, span / 2);
    }

    private static double aheadMillis(List<Instant> stamped, List<Instant> arrivedAt, int from, int until) {
        double ahead = Double.NEGATIVE_INFINITY;
        for (int index = from; index < until; index++) {
            ahead = Math.max(ahead, (double)
                    Duration.between(arrivedAt.get(index), stamped.get(index)).toMillis());
        }
        return ahead;
    }

    Outcome outcome() {
        double zone = Math.rint(aheadMillis / QUARTER_HOUR_MILLIS) * QUARTER_HOUR_MILLIS;
        double error = Math.abs(aheadMillis - zone);
        String sentence = String.format(
                Locale.ROOT,
                "The stamps read as UTC are %+.3f s ahead of our clock: a time zone of %+.2f h, and %+.3f s; they moved by"
                        + " %+.0f ms over the measurement.",
                aheadMillis / 1000,
                zone / HOUR_MILLIS,
                (aheadMillis - zone) / 1000,
                movedMillis);
        boolean enough = samples >= FEWEST_FOR_DRIFT;
        boolean drifts = enough && Math.abs(movedMillis) > DRIFT_MILLIS + DRIFT_SHARE * apartMillis;
        if (Math.abs(zone) > LARGEST_ZONE_MILLIS || error > LARGEST_ERROR_MILLIS || drifts) {
            return Outcome.failed(sentence);
        }
        if (!enough) {
            return Outcome.notApplicable(
                    sentence + " " + samples + " samples are too few to tell a drift; use more --samples.");
        }
        double shownShare = DRIFT_SHARE + DRIFT_MILLIS / apartMillis;
        if (shownShare > SHOWN_SHARE) {
            return Outcome.notApplicable(String.format(
                    Locale.ROOT,
                    "%s In %.1f s no drift below %.1f %% can be told; use more --samples, or no --quick.",
                    sentence,
                    2 * apartMillis / 1000,
                    100 * shownShare));
        }
        return error <= GOOD_MILLIS ? Outcome.passed(sentence) : Outcome.observed(sentence);
    }
}
