package org.wattladder.meter.source.poll;

import java.io.IOException;
import java.util.OptionalLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.model.time.TimeSource;

/** When to ask a device: only while samples are wanted, one question at a time, more seldom while it refuses. */
final class Poller {
    private static final Logger LOG = LoggerFactory.getLogger(Poller.class);
    private static final long LEAST_IDLE_NANOS = 30_000_000_000L;
    private static final int MOST_DOUBLINGS = 4;

    private final SlowDevice device;
    private final TimeSource time;
    private final Pace pace;
    private final FreshReading fresh;
    private OptionalLong wantedUntil = OptionalLong.empty();
    private long nextNanos;
    private long idleNanos = LEAST_IDLE_NANOS;
    private int refusals;
    private String told = "";

    Poller(SlowDevice device, Pace pace, TimeSource time, FreshReading fresh) {
        this.device = device;
        this.pace = pace;
        this.time = time;
        this.fresh = fresh;
        this.nextNanos = time.nanoTime();
    }

    /** Samples follow each other at this interval from now on. */
    synchronized void interval(long nanos) {
        idleNanos = Math.max(LEAST_IDLE_NANOS, 3 * nanos);
    }

    /** A sample is wanted now; true when polling had paused and whoever drives this has to be woken. */
    synchronized boolean wanted() {
        long now = time.nanoTime();
        boolean paused = wantedUntil.isEmpty();
        if (paused) {
            fresh.forget();
            nextNanos = now;
        }
        wantedUntil = OptionalLong.of(now + idleNanos);
        return paused;
    }

    /** When to ask next; empty while nothing is wanted. */
    synchronized OptionalLong dueNanos() {
        if (wantedUntil.isPresent() && time.nanoTime() - wantedUntil.getAsLong() > 0) {
            wantedUntil = OptionalLong.empty();
        }
        return wantedUntil.isPresent() ? OptionalLong.of(nextNanos) : OptionalLong.empty();
    }

    /** Asks once, outside of any lock. */
    void poll() throws InterruptedException {
        long asked = time.nanoTime();
        try {
            Answer answer = device.ask();
            fresh.answered(answer, time.nanoTime());
            refusals = 0;
            tell(answer.usable() ? "" : "the device states no usable power");
        } catch (IOException refused) {
            fresh.refused(time.nanoTime());
            refusals++;
            tell(String.valueOf(refused.getMessage()));
        }
        synchronized (this) {
            nextNanos = asked + (pace.pollNanos() << Math.min(refusals, MOST_DOUBLINGS));
        }
    }

    /** Logs a change of state once, not every sample of it. */
    private void tell(String trouble) {
        if (!told.equals(trouble)) {
            told = trouble;
            if (trouble.isEmpty()) {
                LOG.info("the device states power again");
            } else {
                LOG.warn("samples are errors: {}", trouble);
            }
        }
    }
}
