package org.wattladder.director.duty;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.model.time.TimeSource;

/** A thread that lets something run for a share of each period; it sleeps but for two short calls in each. */
final class Cycle {
    private static final Logger LOG = LoggerFactory.getLogger(Cycle.class);
    private static final long LAST_CALL_MILLIS = 2000;

    private final TimeSource time;
    private final Switch brake;
    private final long periodNanos;
    private final long onNanos;
    private final Thread thread;
    private volatile boolean over;

    /** What the thread does. */
    interface Switch {
        void on() throws IOException;

        void off() throws IOException;
    }

    Cycle(TimeSource time, Switch brake, long periodNanos, double share) {
        this.time = time;
        this.brake = brake;
        this.periodNanos = periodNanos;
        this.onNanos = Math.round(periodNanos * share);
        this.thread = new Thread(this::run, "duty-cycle");
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    private void run() {
        try {
            for (long begin = time.nanoTime(); !over; begin += periodNanos) {
                if (onNanos > 0) {
                    brake.on();
                    awaitNanos(begin + onNanos);
                }
                if (onNanos < periodNanos && !over) {
                    brake.off();
                }
                awaitNanos(begin + periodNanos);
            }
        } catch (IOException | UncheckedIOException gone) {
            LOG.warn("a program is no longer held: {}", gone.toString());
        }
    }

    private void awaitNanos(long atNanos) {
        for (long left = atNanos - time.nanoTime(); left > 0 && !over; left = atNanos - time.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }

    /** Ends the thread and leaves what it switches on. */
    void end() {
        over = true;
        LockSupport.unpark(thread);
        try {
            thread.join(LAST_CALL_MILLIS);
            brake.on();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (IOException gone) {
            LOG.warn("a program could not be let go: {}", gone.toString());
        }
    }
}
