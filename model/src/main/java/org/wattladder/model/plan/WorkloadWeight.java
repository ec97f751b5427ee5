package org.wattladder.model.plan;

import java.util.Objects;

/**
 * What a workload weighs in the overall score.
 *
 * @param workload its name
 * @param percent above 0 and up to 100
 */
public record WorkloadWeight(String workload, double percent) {
    public WorkloadWeight {
        Objects.requireNonNull(workload, "workload");
    }
}
