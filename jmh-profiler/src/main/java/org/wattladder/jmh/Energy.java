package org.wattladder.jmh;

import java.util.List;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/** Figures of an iteration as JMH takes them. */
final class Energy {
    private static final double NANOS_PER_MICRO = 1e3;

    private Energy() {}

    /**
     * Microjoules of an operation and watts, with the tier in their names; no energy without an operation.
     *
     * @param watts mean of the iteration
     * @param nanos length of the iteration
     * @param operations that were done in it
     * @param tier evidence behind the watts
     */
    static List<Result<?>> of(double watts, long nanos, long operations, String tier) {
        Result<?> power = new ScalarResult("power:" + tier, watts, "W", AggregationPolicy.AVG);
        return operations == 0
                ? List.of(power)
                : List.of(
                        new ScalarResult(
                                "energy:" + tier,
                                watts * nanos / NANOS_PER_MICRO / operations,
                                "uJ/op",
                                AggregationPolicy.AVG),
                        power);
    }
}
