package org.wattladder.worklets.client;

import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/** Does what the test says, in execute. */
class FakeWorklet implements StatelessWorklet {
    private final String name;
    private final Runnable execute;

    FakeWorklet(String name, Runnable execute) {
        this.name = name;
        this.execute = execute;
    }

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                name,
                "harness",
                "Nothing.",
                "Whatever the test says.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(0),
                List.of(new Parameter("size", "of nothing", 1, 9, 2, 1)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        return List.of(new WeightedTransaction(1, new Step("first")), new WeightedTransaction(1, new Step("second")));
    }

    private final class Step implements Transaction {
        private final String type;

        Step(String type) {
            this.type = type;
        }

        @Override
        public String type() {
            return type;
        }

        @Override
        public void prepare() {}

        @Override
        public void execute() {
            execute.run();
        }

        @Override
        public void check() {}
    }
}
