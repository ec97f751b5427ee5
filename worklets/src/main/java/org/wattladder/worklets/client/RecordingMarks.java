package org.wattladder.worklets.client;

import org.wattladder.worklets.client.JvmCounters.Reading;

/**
 * Reads the counters of the JVM at the begin and the end of recording, on the thread of one user, so that no timer thread
 * is needed.
 *
 * <p>A reading falls between two transactions, so up to one transaction late; processor time is scaled from the time
 * between the readings to the length of recording.
 */
final class RecordingMarks {
    private final JvmCounters counters;
    private final Window window;
    private long nextNanos;
    private int readings;
    private long firstNanos;
    private Reading first = Reading.NONE;
    private long lastNanos;
    private Reading last = Reading.NONE;

    private RecordingMarks(JvmCounters counters, Window window, long nextNanos) {
        this.counters = counters;
        this.window = window;
        this.nextNanos = nextNanos;
    }

    static RecordingMarks of(JvmCounters counters, Window window) {
        return new RecordingMarks(counters, window, window.recordingNanos());
    }

    /** Marks that are never due, for the users that do not read the counters. */
    static RecordingMarks never(Window window) {
        return new RecordingMarks(() -> -1, window, Long.MAX_VALUE);
    }

    /** When the next reading is due, in nanoseconds after the start; never, once both are done. */
    long nextNanos() {
        return nextNanos;
    }

    /** Takes the reading that is due; {@code nanos} is the present moment after the start. */
    void read(long nanos) {
        if (readings++ == 0) {
            firstNanos = nanos;
            first = Reading.of(counters);
            nextNanos = Math.max(nanos, window.postNanos());
        } else {
            lastNanos = nanos;
            last = Reading.of(counters);
            nextNanos = Long.MAX_VALUE;
        }
    }

    /** Processor time of a recording this long, or -1 when the JVM cannot tell or nothing was recorded. */
    long processorNanos(long recordedNanos) {
        long used = last.since(first).processorNanos();
        if (used < 0 || lastNanos <= firstNanos || recordedNanos == 0) {
            return -1;
        }
        return Math.round((double) used / (lastNanos - firstNanos) * recordedNanos);
    }

    /** What was counted between the readings. */
    Reading counted() {
        return last.since(first);
    }
}
