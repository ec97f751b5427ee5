package org.wattladder.reporter.format.csv;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.result.Measurement;

/** Columns of {@code latency.csv}: some of {@code result.csv}, whose rows have one transaction type each here. */
final class LatencyColumns {
    private static final List<String> OF_INTERVAL = List.of(
            "run",
            "worklet",
            "interval",
            "kind",
            "load_percent",
            "target_per_second",
            "actual_per_second",
            "average_watts",
            "joules_per_transaction");

    private LatencyColumns() {}

    static List<CsvColumn> all() {
        List<CsvColumn> columns = new ArrayList<>(starting(OF_INTERVAL));
        columns.add(CsvColumn.text(
                "type", "transaction type", row -> row.interval().all().type()));
        columns.add(CsvColumn.figure(
                "completed",
                "",
                "transactions of this type completed in the window",
                row -> Measurement.of((double) row.interval().all().transactions())));
        columns.addAll(starting(List.of("service_", "response_")));
        columns.addAll(starting(List.of("depth")));
        columns.add(CsvColumns.absent(List.copyOf(columns)));
        return List.copyOf(columns);
    }

    private static List<CsvColumn> starting(List<String> names) {
        return CsvColumns.all().stream()
                .filter(column -> names.stream()
                        .anyMatch(name -> column.name().equals(name)
                                || (name.endsWith("_") && column.name().startsWith(name))))
                .toList();
    }
}
