package org.wattladder.chauffeur.config;

import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.StorageNeed;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.api.WorkletDescription;

/** Has a description and cannot run. */
public final class StubWorklet implements StatelessWorklet {
    private final WorkletDescription description;

    public StubWorklet(String name, String workload, Metric metric, Parameter... parameters) {
        this(name, workload, metric, MemoryNeed.fixed(1 << 20), StorageNeed.NONE, parameters);
    }

    private StubWorklet(
            String name,
            String workload,
            Metric metric,
            MemoryNeed memory,
            StorageNeed storage,
            Parameter... parameters) {
        this.description = new WorkletDescription(
                name, workload, "Stresses nothing.", "Does nothing.", metric, memory, storage, List.of(parameters));
    }

    /** The names that the shipped suites use. */
    public static WorkletCatalogue catalogue() {
        Parameter inputBytes = new Parameter("input-bytes", "Length of one input.", 16, 1_000_000, 65_536, 64);
        Parameter rounds = new Parameter("rounds", "Repetitions.", 1, 100, 10, 1);
        return WorkletCatalogue.of(List.of(
                new StubWorklet("crypto-aes", "cpu", Metric.TRANSACTIONS, inputBytes, rounds),
                new StubWorklet("lu", "cpu", Metric.TRANSACTIONS),
                new StubWorklet(
                        "flood",
                        "memory",
                        Metric.BANDWIDTH_TIMES_CAPACITY,
                        MemoryNeed.filling(1 << 20),
                        StorageNeed.NONE),
                stored("sequential"),
                stored("random"),
                stored("mixed"),
                new StubWorklet("idle", "idle", Metric.NONE),
                new StubWorklet("null", "harness", Metric.TRANSACTIONS)));
    }

    private static StubWorklet stored(String name) {
        return new StubWorklet(
                name,
                "storage",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(1 << 20),
                StorageNeed.files("files", "file-mebibytes"),
                new Parameter("files", "Files of a user.", 1, 16, 2, 1),
                new Parameter("file-mebibytes", "Length of each file.", 1, 65_536, 1024, 1));
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
