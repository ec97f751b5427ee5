package org.wattladder.chauffeur.config;

import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.api.WorkletDescription;

/** Has a description and cannot run. */
public final class StubWorklet implements Worklet {
    private final WorkletDescription description;

    public StubWorklet(String name, String workload, String unit, Parameter... parameters) {
        this.description = new WorkletDescription(
                name, workload, "Stresses nothing.", "Does nothing.", unit, 1 << 20, List.of(parameters));
    }

    private StubWorklet(WorkletDescription description) {
        this.description = description;
    }

    /** The names that the shipped suites use. */
    public static WorkletCatalogue catalogue() {
        Parameter inputBytes = new Parameter("input-bytes", "Length of one input.", 16, 1_000_000, 65_536, 64);
        Parameter rounds = new Parameter("rounds", "Repetitions.", 1, 100, 10, 1);
        return WorkletCatalogue.of(List.of(
                new StubWorklet("crypto-aes", "cpu", "transactions/s", inputBytes, rounds),
                new StubWorklet("lu", "cpu", "transactions/s"),
                new StubWorklet(new WorkletDescription(
                        "flood",
                        "memory",
                        "Stresses nothing.",
                        "Does nothing.",
                        Metric.BANDWIDTH_TIMES_CAPACITY,
                        MemoryNeed.filling(1 << 20),
                        List.of())),
                new StubWorklet("idle", "idle", ""),
                new StubWorklet("null", "harness", "transactions/s")));
    }

    @Override
    public WorkletDescription description() {
        return description;
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        throw new UnsupportedOperationException("a stub does not run");
    }
}
