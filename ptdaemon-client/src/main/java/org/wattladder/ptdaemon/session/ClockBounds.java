package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * By how much the daemon's clock may be ahead, at most and at least, at moments of that clock; and the straight lines over
 * time that keep within these bounds.
 *
 * <p>The lower bounds always hold, as nothing arrives before it is sent. The upper ones fail when a daemon holds a sample
 * back after it has stamped it; the least {@link Lines#slack} with which any line keeps within all of them is a measure
 * of that.
 */
final class ClockBounds {
    private static final double BUCKET_SECONDS = 10;
    private static final int HALVINGS = 60;
    /** Of a slack that is just enough; keeps the arithmetic away from lines that are exactly one. */
    private static final double MARGIN_SECONDS = 2e-4;

    private final Instant epoch;
    private final List<Bound> least = new ArrayList<>();
    private final List<Bound> most = new ArrayList<>();

    private record Bound(double at, double ahead) {}

    private ClockBounds(Instant epoch) {
        this.epoch = epoch;
    }

    /** What these sightings say; there is at least one. */
    static ClockBounds of(List<Sighting> sightings) {
        ClockBounds bounds = new ClockBounds(sightings.get(0).newest());
        sightings.forEach(bounds::add);
        return bounds;
    }

    /** A copy that may go another way. */
    ClockBounds copy() {
        ClockBounds copy = new ClockBounds(epoch);
        copy.least.addAll(least);
        copy.most.addAll(most);
        return copy;
    }

    void add(Sighting sighting) {
        tighten(least, new Bound(at(sighting.newest()), sighting.leastAhead()), true);
        tighten(most, new Bound(at(sighting.oldest()), sighting.mostAhead()), false);
    }

    /** Of the many, the best in ten seconds. */
    private static void tighten(List<Bound> bounds, Bound bound, boolean upwards) {
        int last = bounds.size() - 1;
        if (last < 0 || Math.abs(bound.at() - bounds.get(last).at()) >= BUCKET_SECONDS) {
            bounds.add(bound);
        } else if (upwards == bound.ahead() > bounds.get(last).ahead()) {
            bounds.set(last, bound);
        }
    }

    /** Puts what the bounds before this stamp say of it in their place. */
    void forgetBefore(Instant stamp, Lines lines) {
        double from = at(stamp);
        if (least.stream().noneMatch(bound -> bound.at() < from)) {
            return;
        }
        Bound lowest = new Bound(from, lines.least(from));
        Bound highest = new Bound(from, lines.most(from));
        least.removeIf(bound -> bound.at() < from);
        most.removeIf(bound -> bound.at() < from);
        least.add(0, lowest);
        most.add(0, highest);
    }

    double at(Instant stamp) {
        return ClockLine.seconds(Duration.between(epoch, stamp));
    }

    /** The lines that keep within the bounds, drifting at most so much. */
    Lines lines(double greatestDrift) {
        double best = argMax(-greatestDrift, greatestDrift, this::gap);
        double widest = gap(best);
        double slack = Math.max(0, -widest) + MARGIN_SECONDS;
        return new Lines(
                edge(best, -greatestDrift, slack), edge(best, greatestDrift, slack), slack - MARGIN_SECONDS, slack);
    }

    private double gap(double drift) {
        return highestStart(drift) - lowestStart(drift);
    }

    private double lowestStart(double drift) {
        double start = Double.NEGATIVE_INFINITY;
        for (Bound bound : least) {
            start = Math.max(start, bound.ahead() - drift * bound.at());
        }
        return start;
    }

    private double highestStart(double drift) {
        double start = Double.POSITIVE_INFINITY;
        for (Bound bound : most) {
            start = Math.min(start, bound.ahead() - drift * bound.at());
        }
        return start;
    }

    /** How far from a drift that is possible towards a limit others are. */
    private double edge(double possible, double limit, double slack) {
        if (gap(limit) + slack >= 0) {
            return limit;
        }
        double inside = possible;
        double outside = limit;
        for (int step = 0; step < HALVINGS; step++) {
            double middle = (inside + outside) / 2;
            if (gap(middle) + slack >= 0) {
                inside = middle;
            } else {
                outside = middle;
            }
        }
        return inside;
    }

    /** Where a function without valleys is greatest. */
    private static double argMax(double from, double to, DoubleUnaryOperator function) {
        double left = from;
        double right = to;
        for (int step = 0; step < 2 * HALVINGS; step++) {
            double first = left + (right - left) / 3;
            double second = right - (right - left) / 3;
            if (function.applyAsDouble(first) < function.applyAsDouble(second)) {
                left = first;
            } else {
                right = second;
            }
        }
        return (left + right) / 2;
    }

    /** The lines within the bounds: those of every drift from the lowest to the highest. */
    final class Lines {
        private final double lowestDrift;
        private final double highestDrift;
        private final double slack;
        private final double allowed;

        private Lines(double lowestDrift, double highestDrift, double slack, double allowed) {
            this.lowestDrift = lowestDrift;
            this.highestDrift = highestDrift;
            this.slack = slack;
            this.allowed = allowed;
        }

        double lowestDrift() {
            return lowestDrift;
        }

        double highestDrift() {
            return highestDrift;
        }

        /** By how many seconds the upper bounds fail at least. */
        double slack() {
            return slack;
        }

        /**
         * How far ahead the clock is at the epoch with this drift: in the middle of what is possible, or the least where
         * the upper bounds fail.
         */
        double start(double drift) {
            double lowest = lowestStart(drift);
            return slack > 0 ? lowest : (lowest + highestStart(drift)) / 2;
        }

        /** The least that any of the lines says of a moment. */
        double least(double at) {
            double drift = argMax(lowestDrift, highestDrift, each -> -(lowestStart(each) + each * at));
            return lowestStart(drift) + drift * at;
        }

        /** The most that any of the lines says of a moment. */
        double most(double at) {
            double drift = argMax(lowestDrift, highestDrift, each -> highestStart(each) + each * at);
            return highestStart(drift) + allowed + drift * at;
        }
    }
}
