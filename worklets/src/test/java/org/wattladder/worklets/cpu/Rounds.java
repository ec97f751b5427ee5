package org.wattladder.worklets.cpu;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import org.wattladder.worklets.api.Transaction;

/** Takes transactions through their steps as the harness does. */
final class Rounds {
    private static final int EXECUTIONS = 100;
    private static final long BYTES_PER_EXECUTION = 100;

    private Rounds() {}

    static void pass(Transaction transaction) {
        transaction.prepare();
        transaction.execute();
        transaction.check();
    }

    /** Fails when execute allocates, beside what its first calls and the measurement itself do. */
    static void allocateNothing(Transaction transaction) {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int i = 0; i < 10; i++) {
            pass(transaction);
        }
        long bytes = 0;
        for (int i = 0; i < EXECUTIONS; i++) {
            transaction.prepare();
            long before = threads.getCurrentThreadAllocatedBytes();
            transaction.execute();
            bytes += threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertThat(bytes).as(transaction.type()).isLessThan(EXECUTIONS * BYTES_PER_EXECUTION);
    }
}
