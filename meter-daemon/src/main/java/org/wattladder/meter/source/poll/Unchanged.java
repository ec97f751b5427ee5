package org.wattladder.meter.source.poll;

import java.util.OptionalDouble;

/** Notices a figure that has not changed for too long; for one thread at a time. */
public final class Unchanged {
    private final long limitNanos;
    private OptionalDouble last = OptionalDouble.empty();
    private long sinceNanos;

    /** A watch with this limit; 0 for none. */
    public Unchanged(long limitNanos) {
        this.limitNanos = limitNanos;
    }

    /** A watch that finds nothing stuck, for counters, whose standing still is noticed otherwise. */
    public static Unchanged never() {
        return new Unchanged(0);
    }

    /** Takes the next figure and says whether it has been the very same for longer than the limit. */
    public boolean stuck(double figure, long nanos) {
        if (last.isEmpty() || Double.compare(last.getAsDouble(), figure) != 0) {
            last = OptionalDouble.of(figure);
            sinceNanos = nanos;
        }
        return limitNanos > 0 && nanos - sinceNanos > limitNanos;
    }

    /** Starts afresh, as after a time in which nobody looked. */
    public void forget() {
        last = OptionalDouble.empty();
    }
}
