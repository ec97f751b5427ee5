package org.wattladder.worklets.client;

import org.wattladder.worklets.api.Aborted;
import org.wattladder.worklets.api.Transaction;

/** Takes a fixed time of a manual clock and ends every third time aborted. */
final class AbortingTransaction implements Transaction {
    private final ManualClock clock;
    private final long nanos;
    private int executions;
    private int checks;

    AbortingTransaction(ManualClock clock, long nanos) {
        this.clock = clock;
        this.nanos = nanos;
    }

    int executions() {
        return executions;
    }

    int checks() {
        return checks;
    }

    @Override
    public String type() {
        return "aborting";
    }

    @Override
    public void prepare() {}

    @Override
    public void execute() {
        clock.work(nanos);
        if (++executions % 3 == 0) {
            throw new Aborted();
        }
    }

    @Override
    public void check() {
        checks++;
    }
}
