package org.wattladder.meter.source.poll;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.wattladder.model.time.TimeSource;

/** Whether somebody measures: the sampler thread {@link #want says so}, the thread of a source waits while nobody does. */
public final class Demand {
    private static final long LEAST_IDLE_NANOS = TimeUnit.SECONDS.toNanos(30);

    private final TimeSource time;
    private final Lock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private long idleNanos = LEAST_IDLE_NANOS;
    private long wantedNanos;
    private boolean wanted;
    private boolean closed;

    /** Nobody measures yet. */
    public Demand(TimeSource time) {
        this.time = time;
    }

    /** Samples follow each other at this interval from now on, and are wanted. */
    public void want(int samplingMillis) {
        lock.lock();
        try {
            idleNanos = Math.max(LEAST_IDLE_NANOS, 3 * TimeUnit.MILLISECONDS.toNanos(samplingMillis));
            want();
        } finally {
            lock.unlock();
        }
    }

    /** A sample is wanted now; whoever waits goes on. */
    public void want() {
        lock.lock();
        try {
            wantedNanos = time.nanoTime();
            if (!wanted) {
                wanted = true;
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits the pause, and on while no sample has been wanted for 30 s and three sampling intervals.
     *
     * @return false once this is closed
     */
    public boolean await(long pauseMillis) throws InterruptedException {
        lock.lock();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(pauseMillis);
            while (!closed && left > 0) {
                left = changed.awaitNanos(left);
            }
            wanted = wanted && time.nanoTime() - wantedNanos <= idleNanos;
            while (!closed && !wanted) {
                changed.await();
            }
            return !closed;
        } finally {
            lock.unlock();
        }
    }

    /** Ends every waiting. */
    public void close() {
        lock.lock();
        try {
            closed = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
