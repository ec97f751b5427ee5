package org.wattladder.reporter.view.table;

import java.util.List;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Latency;

/** Figures of latency, in milliseconds. */
public final class LatencyField {
    /** Arithmetic mean. */
    public static final Field<Latency> MEAN =
            Field.<Latency>of("mean_ms", "ms", "mean time", Latency::mean).orDash(4);

    /** Half took no longer. */
    public static final Field<Latency> P50 = percentile("p50_ms", "half of the transactions", 50, Latency::p50);

    /** One in ten took longer. */
    public static final Field<Latency> P90 = percentile("p90_ms", "90 %", 90, Latency::p90);

    /** One in twenty took longer. */
    public static final Field<Latency> P95 = percentile("p95_ms", "95 %", 95, Latency::p95);

    /** One in a hundred took longer. */
    public static final Field<Latency> P99 = percentile("p99_ms", "99 %", 99, Latency::p99);

    /** One in a thousand took longer. */
    public static final Field<Latency> P999 = percentile("p999_ms", "99.9 %", 99.9, Latency::p999);

    /** The longest. */
    public static final Field<Latency> LONGEST =
            Field.<Latency>of("max_ms", "ms", "the longest", Latency::max).orDash(4);

    /** What files have, from the shortest to the longest. */
    public static final List<Field<Latency>> QUANTILES = List.of(P50, P90, P95, P99, P999, LONGEST);

    private LatencyField() {}

    private static Field<Latency> percentile(
            String name, String who, double percentile, Function<Latency, Measurement> figure) {
        return Field.<Latency>of(name, "ms", who + " took no longer", figure)
                .headed(Message.of("column.percentile", Figure.shortest(percentile)))
                .orDash(4);
    }
}
