package org.wattladder.chauffeur.quiet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.time.GapSum;
import org.wattladder.model.time.TimeSource;

/** Reads the clock without a break and finds out how much time was lost between readings. */
public final class ClockGapProbe {
    /** So many equal readings mean that the clock stands still, and that waiting for it would never end. */
    private static final int STANDING_READINGS = 1_000_000;

    private final TimeSource time;

    /** Takes the clock that is read. */
    public ClockGapProbe(TimeSource time) {
        this.time = time;
    }

    /**
     * Share of the time of these threads that something else took, in percent: the sum of all gaps over 20 µs between
     * consecutive readings, over the sum of the time probed.
     *
     * <p>Keeps as many CPUs busy as there are threads, so it is for the time between intervals, never for recording. Call
     * it with no more threads than CPUs are allowed, or the threads disturb each other.
     *
     * @param length how long each thread reads the clock
     * @param threads how many read it at once, at least 1
     * @return absent when the clock did not advance
     */
    public Measurement lostPercent(Duration length, int threads) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Callable<GapSum>> probes = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                probes.add(() -> probe(length.toNanos()));
            }
            long lostNanos = 0;
            long elapsedNanos = 0;
            for (Future<GapSum> done : pool.invokeAll(probes)) {
                GapSum sum = done.get();
                lostNanos += sum.lostNanos();
                elapsedNanos += sum.elapsedNanos();
            }
            return percent(lostNanos, elapsedNanos);
        } catch (ExecutionException brokenClock) {
            return Measurement.absent("absent.clock-unreadable", String.valueOf(brokenClock.getCause()));
        } finally {
            pool.shutdownNow();
        }
    }

    private GapSum probe(long lengthNanos) {
        GapSum sum = new GapSum(time.nanoTime());
        int standing = 0;
        while (sum.elapsedNanos() < lengthNanos
                && standing < STANDING_READINGS
                && !Thread.currentThread().isInterrupted()) {
            long before = sum.elapsedNanos();
            sum.next(time.nanoTime());
            standing = sum.elapsedNanos() == before ? standing + 1 : 0;
        }
        return sum;
    }

    private static Measurement percent(long lostNanos, long elapsedNanos) {
        return elapsedNanos > 0
                ? Measurement.of(100.0 * lostNanos / elapsedNanos)
                : Measurement.absent("absent.clock-stood-still");
    }
}
