package org.wattladder.model.schedule;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.worklets.api.Figure;

/**
 * What a schedule may know of an interval that was recorded.
 *
 * @param plan as it was asked for
 * @param rateByDeployment transactions per second that each deployment completed; empty when idle
 * @param responses histograms of nanoseconds from scheduled start to completion, encoded; empty texts when unpaced
 * @param unanswered transactions scheduled in the recording that did not end in it
 * @param averageWatts electrical power of all hosts; empty when absent
 * @param silent deployments that did not answer for a time that is too long for a guest
 * @param cacheHitPercent share of reads that a cache of the worklet answered, see {@link Figure#CACHE_HITS}; mostly empty
 */
public record FinishedInterval(
        IntervalPlan plan,
        Map<String, Double> rateByDeployment,
        List<String> responses,
        long unanswered,
        OptionalDouble averageWatts,
        Set<String> silent,
        OptionalDouble cacheHitPercent) {
    public FinishedInterval {
        Objects.requireNonNull(plan, "plan");
        Objects.requireNonNull(averageWatts, "averageWatts");
        Objects.requireNonNull(cacheHitPercent, "cacheHitPercent");
        rateByDeployment = Collections.unmodifiableMap(new LinkedHashMap<>(rateByDeployment));
        responses = List.copyOf(responses);
        silent = Set.copyOf(silent);
    }

    /** An interval in which every deployment answered. */
    public FinishedInterval(
            IntervalPlan plan,
            Map<String, Double> rateByDeployment,
            List<String> responses,
            long unanswered,
            OptionalDouble averageWatts) {
        this(plan, rateByDeployment, responses, unanswered, averageWatts, Set.of(), OptionalDouble.empty());
    }

    /** Transactions per second of all deployments. */
    public double rate() {
        return rateByDeployment.values().stream()
                .mapToDouble(Double::doubleValue)
                .sum();
    }
}
