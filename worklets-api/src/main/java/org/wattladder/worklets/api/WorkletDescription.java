package org.wattladder.worklets.api;

import java.util.List;
import java.util.Objects;

/**
 * What the catalogue knows of a worklet.
 *
 * @param name as written in plans and results, lower case with hyphens
 * @param workload group it is scored in: {@code cpu}, {@code memory}, {@code storage}, {@code combined}, {@code idle}
 *     or {@code harness} for those that are never scored
 * @param stresses one sentence: which resource, and how
 * @param transaction one paragraph: what a transaction is, input size, iterations, memory per user, how it is checked
 * @param metric what its performance is
 * @param memory what one user needs, with standard parameters, beside the bare JVM
 * @param storage what one user needs of a storage device
 * @param parameters settings, in the order of the reference page
 */
public record WorkletDescription(
        String name,
        String workload,
        String stresses,
        String transaction,
        Metric metric,
        MemoryNeed memory,
        StorageNeed storage,
        List<Parameter> parameters) {
    public WorkletDescription {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(workload, "workload");
        Objects.requireNonNull(metric, "metric");
        Objects.requireNonNull(memory, "memory");
        Objects.requireNonNull(storage, "storage");
        parameters = List.copyOf(parameters);
    }

    /** The description of a worklet that touches no storage device. */
    public WorkletDescription(
            String name,
            String workload,
            String stresses,
            String transaction,
            Metric metric,
            MemoryNeed memory,
            List<Parameter> parameters) {
        this(name, workload, stresses, transaction, metric, memory, StorageNeed.NONE, parameters);
    }
}
