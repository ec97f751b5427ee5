package org.wattladder.meter.source.poll;

import java.util.concurrent.TimeUnit;
import org.wattladder.model.time.TimeSource;

/** Whether somebody measures: the sampler thread {@link #want says so}, the thread of a source waits while nobody does. */
public final class Demand {
    private static final long LEAST_IDLE_NANOS = TimeUnit.SECONDS.toNanos(30);

    private final TimeSource time;
    private long idleNanos = LEAST_IDLE_NANOS;
    private long wantedNanos;
    private boolean wanted;
    private boolean closed;

    /** Nobody measures yet. */
    public Demand(TimeSource time) {
        this.time = time;
    }

    /** Samples follow each other at this interval from now on, and are wanted. */
    public synchronized void want(int samplingMillis) {
        idleNanos = Math.max(LEAST_IDLE_NANOS, 3 * TimeUnit.MILLISECONDS.toNanos(samplingMillis));
        want();
    }

    /** A sample is wanted now; whoever waits goes on. */
    public synchronized void want() {
        wantedNanos = time.nanoTime();
        if (!wanted) {
            wanted = true;
            notifyAll();
        }
    }

    /**
     * Waits the pause, and on while no sample has been wanted for 30 s and three sampling intervals.
     *
     * @return false once this is closed
     */
    public synchronized boolean await(long pauseMillis) throws InterruptedException {
        if (!closed && pauseMillis > 0) {
            wait(pauseMillis);
        }
        wanted = wanted && time.nanoTime() - wantedNanos <= idleNanos;
        while (!closed && !wanted) {
            wait();
        }
        return !closed;
    }

    /** Ends every waiting. */
    public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
