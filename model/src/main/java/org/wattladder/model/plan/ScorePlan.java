package org.wattladder.model.plan;

import java.util.List;
import java.util.Objects;

/**
 * How scores are made of measurements, see docs/scoring.md.
 *
 * @param weights of the workloads in the overall score, in percent, together 100
 * @param combinedCountsTo workload in whose score the worklets of {@code combined} take part
 * @param reference what performance per watt is divided by; {@link Reference#none()} when nothing is
 */
public record ScorePlan(List<WorkloadWeight> weights, String combinedCountsTo, Reference reference) {
    /** The workload whose worklets count to another. */
    public static final String COMBINED = "combined";

    public ScorePlan {
        weights = List.copyOf(weights);
        Objects.requireNonNull(combinedCountsTo, "combinedCountsTo");
        Objects.requireNonNull(reference, "reference");
    }

    /** CPU 65 %, memory 30 %, storage 5 %, combined counts to CPU, and no reference. */
    public static ScorePlan standard() {
        return new ScorePlan(
                List.of(
                        new WorkloadWeight("cpu", 65),
                        new WorkloadWeight("memory", 30),
                        new WorkloadWeight("storage", 5)),
                "cpu",
                Reference.none());
    }

    /** The same against another reference. */
    public ScorePlan against(Reference other) {
        return new ScorePlan(weights, combinedCountsTo, other);
    }

    /** The workload in whose score worklets of this workload take part. */
    public String scoredIn(String workload) {
        return workload.equals(COMBINED) ? combinedCountsTo : workload;
    }
}
