package org.wattladder.reporter.format.csv;

import static org.wattladder.reporter.format.csv.CsvColumn.field;
import static org.wattladder.reporter.format.csv.CsvColumn.figure;

import java.util.List;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.reporter.view.table.IntervalField;

/** Columns of performance in the unit of the worklet, and of the data behind it. */
final class MemoryColumns {
    private MemoryColumns() {}

    static List<CsvColumn> all() {
        return List.of(
                field(IntervalField.PERFORMANCE),
                figure(
                        "data_bytes",
                        "B",
                        "data that all clients keep; empty when the worklet does not count them",
                        row -> row.figure(result -> kept(row.worklet()
                                .result()
                                .map(WorkletResult::dataBytes)
                                .orElse(0L)))),
                figure(
                        "bytes_per_transaction",
                        "B",
                        "moved by a transaction, mean over all; empty for work without bandwidth",
                        row -> row.figure(MemoryColumns::bytesMoved)));
    }

    private static Measurement kept(long bytes) {
        return bytes == 0 ? Measurement.absent("absent.data-size-undeclared") : Measurement.of((double) bytes);
    }

    private static Measurement bytesMoved(IntervalResult interval) {
        double bytes = interval.bytesMoved();
        return bytes == 0
                ? Measurement.absent("absent.bytes-undeclared")
                : Measurement.of(bytes / interval.transactions());
    }
}
