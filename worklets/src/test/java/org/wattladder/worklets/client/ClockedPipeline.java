package org.wattladder.worklets.client;

import java.util.Arrays;
import org.wattladder.worklets.api.Pipeline;
import org.wattladder.worklets.api.PipelinedTransaction;

/** Completes what was begun together after a fixed time of a manual clock, all at once. */
final class ClockedPipeline implements Pipeline, PipelinedTransaction {
    private final ManualClock clock;
    private final long nanos;
    private final boolean[] outstanding;
    private final int[] completed;
    private int begun;

    ClockedPipeline(ManualClock clock, long nanos, int slots) {
        this.clock = clock;
        this.nanos = nanos;
        outstanding = new boolean[slots];
        completed = new int[slots];
    }

    int begun() {
        return begun;
    }

    @Override
    public int slots() {
        return outstanding.length;
    }

    @Override
    public void begin(int slot, int type) {
        if (outstanding[slot]) {
            throw new IllegalStateException("slot " + slot + " is not free");
        }
        outstanding[slot] = true;
        begun++;
    }

    @Override
    public int await() {
        int count = 0;
        for (int slot = 0; slot < outstanding.length; slot++) {
            if (outstanding[slot]) {
                completed[count++] = slot;
            }
        }
        Arrays.fill(outstanding, false);
        if (count > 0) {
            clock.work(nanos);
        }
        return count;
    }

    @Override
    public int completed(int completion) {
        return completed[completion];
    }

    @Override
    public String engine() {
        return "clocked";
    }

    @Override
    public Pipeline pipeline() {
        return this;
    }

    @Override
    public String type() {
        return "several";
    }

    @Override
    public void prepare() {}

    @Override
    public void execute() {
        clock.work(nanos);
    }

    @Override
    public void check() {}
}
