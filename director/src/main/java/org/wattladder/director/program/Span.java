package org.wattladder.director.program;

/**
 * The life of a process and the recording in it, by the monotonic clock.
 *
 * @param launchNanos when it was started
 * @param beginNanos when recording began
 * @param endNanos when recording ended
 * @param exitNanos when it was over
 * @param settled whether it had time before recording, and so must have told something
 */
public record Span(long launchNanos, long beginNanos, long endNanos, long exitNanos, boolean settled) {
    /** A life that is recorded from begin to end. */
    public static Span whole(long launchNanos, long exitNanos) {
        return new Span(launchNanos, launchNanos, exitNanos, exitNanos, false);
    }

    /** Whether the recording is the life. */
    boolean whole() {
        return launchNanos == beginNanos && exitNanos == endNanos;
    }

    /** Length of the recording. */
    public long recordingNanos() {
        return endNanos - beginNanos;
    }
}
