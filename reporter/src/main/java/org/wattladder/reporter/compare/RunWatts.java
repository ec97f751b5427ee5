package org.wattladder.reporter.compare;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Valid power samples of a run.
 *
 * @param byMeter watts of each meter by the Chauffeur's clock; empty when only the result was kept
 */
public record RunWatts(Map<String, NavigableMap<Instant, Double>> byMeter) {
    public RunWatts {
        Map<String, NavigableMap<Instant, Double>> copy = new LinkedHashMap<>();
        byMeter.forEach((meter, watts) -> copy.put(meter, new TreeMap<>(watts)));
        byMeter = Map.copyOf(copy);
    }

    /** A run of which only the result was kept. */
    public static RunWatts none() {
        return new RunWatts(Map.of());
    }

    /** Samples of one meter from the start of a window until its end, in order; empty when there are none. */
    double[] in(String meter, Instant start, long nanos) {
        return byMeter
                .getOrDefault(meter, new TreeMap<>())
                .subMap(start, true, start.plusNanos(nanos), false)
                .values()
                .stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
    }
}
