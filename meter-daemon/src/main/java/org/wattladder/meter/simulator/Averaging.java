package org.wattladder.meter.simulator;

import java.time.Duration;

/** Shows the mean of the last full window until the next is full; in the first window the first sample. */
final class Averaging {
    private final long windowNanos;
    private double shown = Double.NaN;
    private double sum;
    private int count;
    private long windowStart;

    Averaging(Duration window) {
        this.windowNanos = window.toNanos();
    }

    double shown(double watts, long nanos) {
        if (windowNanos == 0) {
            return watts;
        }
        if (Double.isNaN(shown)) {
            shown = watts;
            windowStart = nanos;
        }
        if (nanos - windowStart >= windowNanos) {
            shown = sum / count;
            windowStart += (nanos - windowStart) / windowNanos * windowNanos;
            sum = 0;
            count = 0;
        }
        sum += watts;
        count++;
        return shown;
    }
}
