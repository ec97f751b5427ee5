package org.wattladder.worklets.client;

import org.wattladder.worklets.api.Transaction;

/** Takes a fixed time of a manual clock. */
final class ClockedTransaction implements Transaction {
    private final String type;
    private final ManualClock clock;
    private final long nanos;
    private int executions;

    ClockedTransaction(String type, ManualClock clock, long nanos) {
        this.type = type;
        this.clock = clock;
        this.nanos = nanos;
    }

    int executions() {
        return executions;
    }

    @Override
    public String type() {
        return type;
    }

    @Override
    public void prepare() {}

    @Override
    public void execute() {
        executions++;
        clock.work(nanos);
    }

    @Override
    public void check() {}
}
