package org.wattladder.meter.sampling;

import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;
import org.wattladder.model.time.TimeSource;

/** Drives a sampler in time: sleeps until the next sample, and without limit while nothing is measured. */
public final class SamplerThread implements AutoCloseable {
    private final Sampler sampler;
    private final TimeSource time;
    private final Thread thread;
    private volatile boolean ended;

    private SamplerThread(Sampler sampler, TimeSource time) {
        this.sampler = sampler;
        this.time = time;
        this.thread = new Thread(this::run, "sampler");
        thread.setDaemon(true);
    }

    /** Starts the thread. */
    public static SamplerThread start(Sampler sampler, TimeSource time) {
        SamplerThread started = new SamplerThread(sampler, time);
        started.thread.start();
        return started;
    }

    /** Tells the thread that a measurement was started or stopped. */
    public void wake() {
        LockSupport.unpark(thread);
    }

    private void run() {
        while (!ended) {
            OptionalLong due = sampler.dueNanos();
            if (due.isEmpty()) {
                LockSupport.park(this);
            } else if (due.getAsLong() - time.nanoTime() > 0) {
                LockSupport.parkNanos(this, due.getAsLong() - time.nanoTime());
            } else {
                sampler.performDue();
            }
        }
    }

    /** Ends the thread after the sample it is taking. */
    @Override
    public void close() {
        ended = true;
        wake();
    }
}
