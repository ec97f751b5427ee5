package org.wattladder.reporter.view.table;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.WorkletFigures;

/** What a storage worklet moved on each load level. */
public final class TrafficTable {
    private static final String STORAGE = "storage";

    private static final List<Column<Row>> COLUMNS = List.of(
            Column.of("short.load", row -> Levels.load(row.level)),
            level(TrafficField.MEBIBYTES),
            level(TrafficField.READS),
            level(TrafficField.READ_MEBIBYTES),
            level(TrafficField.WRITES),
            level(TrafficField.WRITE_MEBIBYTES),
            service(LatencyField.MEAN),
            service(LatencyField.P50),
            service(LatencyField.P99),
            service(LatencyField.P999),
            level(TrafficField.CONCURRENCY),
            TrafficField.USERS.of(Row::worklet).column());

    private TrafficTable() {}

    private record Row(WorkletFigures worklet, IntervalFigures level) {}

    private static Column<Row> level(Field<IntervalFigures> field) {
        return field.of(Row::level).column();
    }

    private static Column<Row> service(Field<Latency> field) {
        return field.of((Row row) -> row.level.all().service()).column();
    }

    /** A row for each load level; none for a worklet of another workload. */
    public static Table<?> of(WorkletFigures worklet) {
        List<Row> rows = worklet.plan().workload().equals(STORAGE)
                ? worklet.levels().stream()
                        .filter(level -> level.paced() && level.result().isPresent())
                        .map(level -> new Row(worklet, level))
                        .toList()
                : List.of();
        return new Table<>(
                Message.of("heading.traffic"),
                Message.each("legend.mebibyte", "legend.service", "legend.at-once"),
                COLUMNS,
                rows);
    }
}
