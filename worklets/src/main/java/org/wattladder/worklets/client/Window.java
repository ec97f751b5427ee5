package org.wattladder.worklets.client;

import org.wattladder.worklets.link.RunLine;

/**
 * The parts of one interval on the clock of the client; all but the first in nanoseconds after the start.
 *
 * @param startNanos value of the clock at which the interval starts
 * @param recordingNanos begin of recording
 * @param postNanos end of recording
 * @param endNanos end of the interval
 */
record Window(long startNanos, long recordingNanos, long postNanos, long endNanos) {
    static Window of(RunLine line) {
        long post = line.preNanos() + line.recordingNanos();
        return new Window(line.startNanos(), line.preNanos(), post, post + line.postNanos());
    }

    /** The same with a shorter recording. */
    Window cut(long shorterNanos) {
        long post = recordingNanos + shorterNanos;
        return new Window(startNanos, recordingNanos, post, post + endNanos - postNanos);
    }

    /** Says whether a moment lies in recording: its begin does, its end does not. */
    boolean records(long nanos) {
        return nanos >= recordingNanos && nanos < postNanos;
    }

    /** Length of recording for a user who began this late. */
    long recordedNanos(long startDelayNanos) {
        return Math.max(0, postNanos - Math.max(recordingNanos, startDelayNanos));
    }
}
