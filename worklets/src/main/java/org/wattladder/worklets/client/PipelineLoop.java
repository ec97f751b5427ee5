package org.wattladder.worklets.client;

import org.wattladder.worklets.api.Pipeline;

/**
 * Keeps a number of transactions of one user outstanding over one interval, on the thread of that user.
 *
 * <p>It takes no lock, reads the clock once for each transaction and each batch of completions, and allocates only before
 * the start. Latency runs from before a transaction is begun until its batch completes, and counts where it ends; the time
 * outstanding is the part of that which lies in recording.
 */
final class PipelineLoop {
    private final Clock clock;
    private final Pipeline pipeline;
    private final TypeRecord[] records;
    private final Window window;
    private final Deck deck;
    private final RecordingMarks marks;
    private final Thirds thirds;
    private final int[] types;
    private final long[] begunNanos;
    private final int[] free;
    private long outstandingNanos;

    PipelineLoop(
            Clock clock,
            Pipeline pipeline,
            TypeRecord[] records,
            Window window,
            Deck deck,
            RecordingMarks marks,
            int depth,
            Thirds thirds) {
        if (depth > pipeline.slots()) {
            throw new IllegalArgumentException(
                    depth + " transactions cannot be outstanding; this worklet has room for " + pipeline.slots());
        }
        this.clock = clock;
        this.pipeline = pipeline;
        this.records = records;
        this.window = window;
        this.deck = deck;
        this.marks = marks;
        this.thirds = thirds;
        types = new int[depth];
        begunNanos = new long[depth];
        free = new int[depth];
    }

    /**
     * Runs from now to the end of the interval, and until nothing is outstanding any more.
     *
     * @return the moment after it, in nanoseconds after the start of the interval
     */
    long run() {
        long now = now();
        for (int slot = 0; slot < free.length; slot++) {
            free[slot] = slot;
        }
        int count = free.length;
        int outstanding = 0;
        while (true) {
            if (now < window.endNanos()) {
                begin(count);
                outstanding += count;
            }
            if (outstanding == 0) {
                return now;
            }
            count = pipeline.await();
            now = now();
            finish(count, now);
            outstanding -= count;
            while (now >= marks.nextNanos()) {
                marks.pass(now);
            }
        }
    }

    private void begin(int count) {
        for (int i = 0; i < count; i++) {
            int type = deck.deal();
            types[free[i]] = type;
            begunNanos[free[i]] = now();
            pipeline.begin(free[i], type);
        }
    }

    private void finish(int count, long nanos) {
        boolean recorded = window.records(nanos);
        for (int i = 0; i < count; i++) {
            int slot = pipeline.completed(i);
            free[i] = slot;
            outstandingNanos += recordedNanos(begunNanos[slot], nanos);
            if (recorded) {
                records[types[slot]].addService(nanos - begunNanos[slot], 1);
            }
        }
        if (recorded) {
            thirds.add(nanos, count);
        }
    }

    private long recordedNanos(long from, long to) {
        return Math.max(0, Math.min(to, window.postNanos()) - Math.max(from, window.recordingNanos()));
    }

    private long now() {
        return clock.nanos() - window.startNanos();
    }

    /** Sum over recording of the time that each transaction was outstanding. */
    long outstandingNanos() {
        return outstandingNanos;
    }
}
