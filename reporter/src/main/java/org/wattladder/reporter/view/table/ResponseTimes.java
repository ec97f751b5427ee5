package org.wattladder.reporter.view.table;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.TypeFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/** Response times of each transaction type at each rate that was asked for, with what the machine draws there. */
public final class ResponseTimes {
    private static final List<Column<Row>> COLUMNS = List.of(
            Column.of("short.load", row -> Levels.load(row.interval)),
            Column.of("column.transaction", Row::type),
            Column.of("column.count", row -> row.response().count()),
            response(LatencyField.P50),
            response(LatencyField.P90),
            response(LatencyField.P95),
            response(LatencyField.P99),
            response(LatencyField.P999),
            response(LatencyField.LONGEST),
            IntervalField.WATTS.of(Row::interval).column(),
            IntervalField.JOULES
                    .of(Row::interval)
                    .headed(Message.of("short.joules"))
                    .column());

    private record Row(IntervalFigures interval, Text type, TypeFigures figures) {
        private Latency response() {
            return figures.response();
        }
    }

    private ResponseTimes() {}

    /** A row for each type, and for all together where there are several; none where no rate was asked for. */
    public static Table<?> of(WorkletFigures worklet) {
        List<Row> rows = new ArrayList<>();
        for (IntervalFigures interval : worklet.levels()) {
            if (interval.paced() && interval.result().isPresent()) {
                interval.types().forEach(type -> rows.add(new Row(interval, new Name(type.type()), type)));
                if (interval.types().size() > 1) {
                    rows.add(new Row(interval, Message.of("word.all"), interval.all()));
                }
            }
        }
        return new Table<>(
                Message.of("heading.response-times"), List.of(Message.of("legend.response-times")), COLUMNS, rows);
    }

    private static Column<Row> response(Field<Latency> field) {
        return field.of(Row::response).column();
    }
}
