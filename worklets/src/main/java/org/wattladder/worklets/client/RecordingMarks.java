package org.wattladder.worklets.client;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.client.JvmCounters.Reading;

/**
 * What a user does at moments of recording, so that no timer thread is needed: one reads the counters of the JVM at its
 * begin and end, and each looks at every early end whether it is the end.
 *
 * <p>A reading falls between two transactions, so up to one transaction late; processor time is scaled from the time
 * between the readings to the length of recording.
 */
final class RecordingMarks {
    private final JvmCounters counters;
    private final List<Long> earlyEnds;
    private final AtomicLong cutNanos;
    private final boolean reads;
    private Window window;
    private long nextNanos;
    private boolean begun;
    private int passed;
    private long firstNanos;
    private Reading first = Reading.NONE;
    private long lastNanos;
    private Reading last = Reading.NONE;

    private RecordingMarks(
            JvmCounters counters, Window window, List<Long> earlyEnds, AtomicLong cutNanos, boolean reads) {
        this.counters = counters;
        this.window = window;
        this.earlyEnds = earlyEnds;
        this.cutNanos = cutNanos;
        this.reads = reads;
        this.begun = !reads;
        this.nextNanos = reads ? window.recordingNanos() : nextEnd();
    }

    /**
     * The marks of the user who reads the counters.
     *
     * @param earlyEnds lengths of recording after which it may end, in nanoseconds
     * @param cutNanos after which of them it ends; anything else while that is not decided
     */
    static RecordingMarks of(JvmCounters counters, Window window, List<Long> earlyEnds, AtomicLong cutNanos) {
        return new RecordingMarks(counters, window, earlyEnds, cutNanos, true);
    }

    /** The marks of a user who does not read the counters. */
    static RecordingMarks withoutReading(Window window, List<Long> earlyEnds, AtomicLong cutNanos) {
        return new RecordingMarks(() -> -1, window, earlyEnds, cutNanos, false);
    }

    private long nextEnd() {
        if (passed < earlyEnds.size()) {
            return window.recordingNanos() + earlyEnds.get(passed);
        }
        return reads ? window.postNanos() : Long.MAX_VALUE;
    }

    /** The parts of the interval as far as they are known. */
    Window window() {
        return window;
    }

    /** When there is something to do next, in nanoseconds after the start; never, once all is done. */
    long nextNanos() {
        return nextNanos;
    }

    /** Does what is due; {@code nanos} is the present moment after the start. */
    void pass(long nanos) {
        if (!begun) {
            begun = true;
            firstNanos = nanos;
            first = Reading.of(counters);
            nextNanos = Math.max(nanos, nextEnd());
        } else if (passed < earlyEnds.size() && cutNanos.get() != earlyEnds.get(passed)) {
            passed++;
            nextNanos = nextEnd();
        } else {
            if (passed < earlyEnds.size()) {
                window = window.cut(earlyEnds.get(passed));
            }
            if (reads) {
                lastNanos = nanos;
                last = Reading.of(counters);
            }
            nextNanos = Long.MAX_VALUE;
        }
    }

    /** Processor time of a recording this long, or -1 when the JVM cannot tell or nothing was recorded. */
    long processorNanos(long recordedNanos) {
        long used = last.processorNanosSince(first);
        if (used < 0 || lastNanos <= firstNanos || recordedNanos == 0) {
            return -1;
        }
        return Math.round((double) used / (lastNanos - firstNanos) * recordedNanos);
    }

    /** What was counted between the readings. */
    List<Figure> counted() {
        return last.since(first);
    }
}
