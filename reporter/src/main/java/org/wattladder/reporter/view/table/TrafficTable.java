package org.wattladder.reporter.view.table;

import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.Traffic;
import org.wattladder.reporter.figures.WorkletFigures;

/** What a storage worklet moved on each load level. */
public final class TrafficTable {
    private static final double MEBI = 1 << 20;
    private static final String STORAGE = "storage";

    private static final List<Column<Row>> COLUMNS = List.of(
            Column.of("short.load", row -> Levels.load(row.level)),
            Column.of("short.mebibytes", row -> bytes(row.traffic.bytesPerSecond())),
            Column.of("short.reads", row -> Cells.significant(row.traffic.readsPerSecond(), 4)),
            Column.of("short.read-bytes", row -> bytes(row.traffic.readBytesPerSecond())),
            Column.of("short.writes", row -> Cells.significant(row.traffic.writesPerSecond(), 4)),
            Column.of("short.write-bytes", row -> bytes(row.traffic.writeBytesPerSecond())),
            Column.of("short.mean", row -> Cells.significant(row.service().mean(), 3)),
            Column.of("short.p50", row -> Cells.significant(row.service().p50(), 3)),
            Column.of("short.p99", row -> Cells.significant(row.service().p99(), 3)),
            Column.of("short.p999", row -> Cells.significant(row.service().p999(), 3)),
            Column.of("short.at-once", row -> Cells.significant(row.traffic.concurrency(), 3)),
            Column.of("short.users", row -> Cells.significant(row.traffic.users(), 3)));

    private TrafficTable() {}

    private record Row(IntervalFigures level, Traffic traffic) {
        private Latency service() {
            return level.all().service();
        }
    }

    /** A row for each load level; none for a worklet of another workload. */
    public static Table<?> of(WorkletFigures worklet) {
        List<Row> rows = worklet.plan().workload().equals(STORAGE)
                ? worklet.levels().stream()
                        .filter(level -> level.paced() && level.result().isPresent())
                        .map(level -> new Row(level, Traffic.of(level, worklet.result())))
                        .toList()
                : List.of();
        return new Table<>(
                Message.of("heading.traffic"),
                Message.each("legend.mebibyte", "legend.service", "legend.at-once"),
                COLUMNS,
                rows);
    }

    private static Text bytes(Measurement bytes) {
        return Cells.significant(Absence.combine(bytes, Measurement.of(MEBI), (sum, each) -> sum / each), 4);
    }
}
