package org.wattladder.reporter.recomputed;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import org.wattladder.model.result.TypeResult;

/** Cells of a row of {@code result.csv} about what was moved to and from devices. */
final class TrafficCells {
    private static final double MEGA = 1e6;
    private static final double MEBI = 1 << 20;
    private static final double MILLIS = 1e3;

    private TrafficCells() {}

    static Map<String, Cell> of(DerivedInterval row, OptionalDouble meanMillis) {
        Map<String, Cell> cells = new LinkedHashMap<>();
        cells.put("service_mean_ms", new Cell.Figure(meanMillis));
        cells.put("megabytes_per_second", bytes(row, "", MEGA));
        cells.put("mebibytes_per_second", bytes(row, "", MEBI));
        for (String verb : new String[] {"read", "write"}) {
            boolean split = types(row).stream()
                    .anyMatch(type -> named("read").or(named("write")).test(type));
            Cell none = new Cell.Figure(OptionalDouble.empty());
            cells.put(verb + "s_per_second", split ? share(row, named(verb), false, 1) : none);
            cells.put(verb + "_megabytes_per_second", split ? bytes(row, verb, MEGA) : none);
            cells.put(verb + "_mebibytes_per_second", split ? bytes(row, verb, MEBI) : none);
        }
        OptionalDouble rate = row.actual();
        cells.put(
                "achieved_concurrency",
                new Cell.Figure(
                        rate.isPresent() && meanMillis.isPresent()
                                ? OptionalDouble.of(rate.getAsDouble() * meanMillis.getAsDouble() / MILLIS)
                                : OptionalDouble.empty()));
        cells.put(
                "users",
                new Cell.Figure(row.worklet()
                        .map(worklet -> OptionalDouble.of(worklet.clients().stream()
                                .mapToInt(client -> client.facts().users())
                                .sum()))
                        .orElse(OptionalDouble.empty())));
        return cells;
    }

    private static Predicate<TypeResult> named(String verb) {
        return type -> type.type().equals(verb) || type.type().endsWith("-" + verb);
    }

    private static Cell bytes(DerivedInterval row, String verb, double unit) {
        return types(row).stream().allMatch(type -> type.bytesPerTransaction() == 0)
                ? new Cell.Figure(OptionalDouble.empty())
                : share(row, verb.isEmpty() ? type -> true : named(verb), true, unit);
    }

    private static List<TypeResult> types(DerivedInterval row) {
        return row.result().map(result -> result.types()).orElse(List.of());
    }

    private static Cell share(DerivedInterval row, Predicate<TypeResult> which, boolean bytes, double unit) {
        double part = 0;
        long all = 0;
        for (TypeResult type : types(row)) {
            all += type.transactions();
            if (which.test(type)) {
                part += (double) type.transactions() * (bytes ? type.bytesPerTransaction() : 1);
            }
        }
        OptionalDouble rate = row.actual();
        return new Cell.Figure(
                rate.isPresent()
                        ? OptionalDouble.of(all == 0 ? 0 : rate.getAsDouble() * (part / all) / unit)
                        : OptionalDouble.empty());
    }
}
