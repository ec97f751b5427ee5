package org.wattladder.worklets.harness;

import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Active idle: the clients are up and ready, and nothing executes.
 *
 * <p>Its one transaction does nothing and is never scheduled, so there is no output to check. Memory per user: none.
 * Source: section 5 of the ICPE 2012 paper.
 */
public final class IdleWorklet implements StatelessWorklet {
    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "idle",
                "idle",
                "Nothing: the machine is up, its clients are ready, and no transaction runs.",
                "No transaction is executed, so there is no performance and nothing to check; the result is the power"
                        + " of the idle machine. No input, no iterations, no memory per user.",
                Metric.NONE,
                MemoryNeed.fixed(0),
                List.of());
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        return List.of(new WeightedTransaction(1, new Nothing()));
    }

    /** Keeps the contract that every worklet has a transaction. */
    private static final class Nothing implements Transaction {
        @Override
        public String type() {
            return "nothing";
        }

        @Override
        public void prepare() {}

        @Override
        public void execute() {}

        @Override
        public void check() {}
    }
}
