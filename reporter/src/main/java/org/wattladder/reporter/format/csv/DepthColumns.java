package org.wattladder.reporter.format.csv;

import static org.wattladder.reporter.format.csv.CsvColumn.figure;
import static org.wattladder.reporter.format.csv.CsvColumn.text;

import java.util.List;
import java.util.OptionalInt;

/** The columns of sweeps over depths. */
final class DepthColumns {
    private DepthColumns() {}

    static List<CsvColumn> all() {
        return List.of(
                text(
                        "depth",
                        "outstanding transactions asked for, of each client; empty outside of a sweep over depths",
                        row -> asked(row.interval().plan().depth())),
                figure(
                        "achieved_depth",
                        "",
                        "mean number of outstanding transactions, all clients, weighted by time",
                        row -> row.figure(result -> result.rates().achievedDepth())));
    }

    private static String asked(OptionalInt depth) {
        return depth.isPresent() ? Integer.toString(depth.getAsInt()) : "";
    }
}
