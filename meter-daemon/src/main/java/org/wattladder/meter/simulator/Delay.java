package org.wattladder.meter.simulator;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

/** A pure delay: shows what was so long ago, straight between samples; before there was any, the first. */
final class Delay {
    private final long lagNanos;
    private final Deque<Point> past = new ArrayDeque<>();

    Delay(Duration lag) {
        this.lagNanos = lag.toNanos();
    }

    private record Point(long nanos, double watts) {}

    double shown(double watts, long nanos) {
        if (lagNanos == 0) {
            return watts;
        }
        past.add(new Point(nanos, watts));
        long wanted = nanos - lagNanos;
        Point before = past.remove();
        while (!past.isEmpty() && past.peek().nanos() <= wanted) {
            before = past.remove();
        }
        past.addFirst(before);
        if (past.size() == 1 || before.nanos() >= wanted) {
            return before.watts();
        }
        Point after = past.stream().skip(1).findFirst().orElseThrow();
        double share = (double) (wanted - before.nanos()) / (after.nanos() - before.nanos());
        return before.watts() + share * (after.watts() - before.watts());
    }
}
