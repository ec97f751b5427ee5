package org.wattladder.director.conditions;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.time.GapSum;
import org.wattladder.model.time.TimeSource;

/**
 * Keeps every allowed CPU busy with reading the clock, and tells how much time was lost between readings. A single thread
 * would be moved away from whoever disturbs a CPU, and see nothing.
 */
final class LostTimeProbe {
    /** So many equal readings mean that the clock stands still. */
    private static final int STANDING_READINGS = 1_000_000;

    private final TimeSource time;
    private final Duration length;

    LostTimeProbe(TimeSource time, Duration length) {
        this.time = time;
        this.length = length;
    }

    /** Share of the time of these threads that something else took, in percent; takes the length of a probe. */
    Measurement lostPercent(int threads) {
        if (length.isZero()) {
            return Measurement.absent("absent.not-probed");
        }
        List<GapSum> sums = new ArrayList<>();
        List<Thread> probes = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            GapSum sum = new GapSum(0);
            Thread probe = new Thread(() -> read(sum), "probe-" + i);
            sums.add(sum);
            probes.add(probe);
        }
        probes.forEach(Thread::start);
        try {
            for (Thread probe : probes) {
                probe.join();
            }
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
            return Measurement.absent("absent.director-ended");
        }
        long elapsed = sums.stream().mapToLong(GapSum::elapsedNanos).sum();
        long lost = sums.stream().mapToLong(GapSum::lostNanos).sum();
        return elapsed > 0 ? Measurement.of(100.0 * lost / elapsed) : Measurement.absent("absent.clock-stood-still");
    }

    private void read(GapSum sum) {
        long first = time.nanoTime();
        int standing = 0;
        while (sum.elapsedNanos() < length.toNanos() && standing < STANDING_READINGS) {
            long before = sum.elapsedNanos();
            sum.next(time.nanoTime() - first);
            standing = sum.elapsedNanos() == before ? standing + 1 : 0;
        }
    }
}
