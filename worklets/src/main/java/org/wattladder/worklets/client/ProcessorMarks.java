package org.wattladder.worklets.client;

/**
 * Reads the processor time at the begin and the end of recording, on the thread of one user, so that no timer thread is
 * needed.
 *
 * <p>A reading falls between two transactions, so up to one transaction late; the amount is scaled from the time between
 * the readings to the length of recording.
 */
final class ProcessorMarks {
    private final ProcessorTime processor;
    private final Window window;
    private long nextNanos;
    private int readings;
    private long firstNanos;
    private long firstProcessorNanos;
    private long lastNanos;
    private long lastProcessorNanos;

    private ProcessorMarks(ProcessorTime processor, Window window, long nextNanos) {
        this.processor = processor;
        this.window = window;
        this.nextNanos = nextNanos;
    }

    static ProcessorMarks of(ProcessorTime processor, Window window) {
        return new ProcessorMarks(processor, window, window.recordingNanos());
    }

    /** Marks that are never due, for the users that do not read the counter. */
    static ProcessorMarks never(Window window) {
        return new ProcessorMarks(() -> -1, window, Long.MAX_VALUE);
    }

    /** When the next reading is due, in nanoseconds after the start; never, once both are done. */
    long nextNanos() {
        return nextNanos;
    }

    /** Takes the reading that is due; {@code nanos} is the present moment after the start. */
    void read(long nanos) {
        if (readings++ == 0) {
            firstNanos = nanos;
            firstProcessorNanos = processor.nanos();
            nextNanos = Math.max(nanos, window.postNanos());
        } else {
            lastNanos = nanos;
            lastProcessorNanos = processor.nanos();
            nextNanos = Long.MAX_VALUE;
        }
    }

    /** Processor time of a recording this long, or -1 when the JVM cannot tell or nothing was recorded. */
    long processorNanos(long recordedNanos) {
        if (firstProcessorNanos < 0 || lastProcessorNanos < 0 || lastNanos <= firstNanos || recordedNanos == 0) {
            return -1;
        }
        double share = (double) (lastProcessorNanos - firstProcessorNanos) / (lastNanos - firstNanos);
        return Math.round(share * recordedNanos);
    }
}
