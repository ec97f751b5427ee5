package org.wattladder.worklets.harness;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.api.WrongOutput;

/**
 * Measures the harness: a transaction adds one to a counter, so its rate is what the transaction loop can do at most.
 *
 * <p>No input, one iteration, some 24 bytes per user. The check counts along: a counter that is not what it should be
 * fails the run. The counter is written opaquely, since a JIT compiler would fold plain additions of many executions
 * into one.
 */
public final class NullWorklet implements StatelessWorklet {
    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "null",
                "harness",
                "Nothing: it measures what the harness itself costs.",
                "Adds one to a counter of the user. No input, one iteration, 24 bytes per user. Checked by counting"
                        + " along: each execution must have advanced the counter by exactly one.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(24),
                List.of());
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        return List.of(new WeightedTransaction(1, new Count()));
    }

    /** One addition. */
    static class Count implements Transaction {
        private static final VarHandle COUNTER;

        static {
            try {
                COUNTER = MethodHandles.lookup().findVarHandle(Count.class, "counter", long.class);
            } catch (ReflectiveOperationException fieldIsMissing) {
                throw new ExceptionInInitializerError(fieldIsMissing);
            }
        }

        private long counter;
        private long expected;

        @Override
        public String type() {
            return "count";
        }

        @Override
        public void prepare() {
            expected++;
        }

        @Override
        public void execute() {
            COUNTER.setOpaque(this, counter + 1);
        }

        @Override
        public void check() {
            if ((long) COUNTER.getOpaque(this) != expected) {
                throw new WrongOutput("counter is " + counter + " instead of " + expected);
            }
        }
    }
}
