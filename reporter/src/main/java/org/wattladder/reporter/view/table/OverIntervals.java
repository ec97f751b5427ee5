package org.wattladder.reporter.view.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;

/** Tables of single intervals, joined to one of each kind over all intervals, whose name is its first column. */
public final class OverIntervals {
    private OverIntervals() {}

    /** A row of the table of an interval. */
    private record Row(Text interval, Table<?> table, int place) {
        Text cell(int column) {
            return table.cell(place, column);
        }
    }

    /** Tables with the same title and columns become one, in the order in which the first of each comes. */
    public static List<Table<?>> join(
            List<IntervalFigures> intervals, Function<IntervalFigures, List<Table<?>>> tables) {
        Map<List<Object>, List<Row>> kinds = new LinkedHashMap<>();
        for (IntervalFigures interval : intervals) {
            for (Table<?> table : tables.apply(interval)) {
                List<Row> rows = kinds.computeIfAbsent(kind(table), unused -> new ArrayList<>());
                for (int place = 0; place < table.rows().size(); place++) {
                    rows.add(new Row(interval.name(), table, place));
                }
            }
        }
        List<Table<?>> joined = new ArrayList<>();
        kinds.values()
                .forEach(rows -> joined.add(new Table<>(
                        rows.get(0).table().title(),
                        List.of(),
                        columns(rows.get(0).table()),
                        rows)));
        return joined;
    }

    private static List<Object> kind(Table<?> table) {
        return List.of(
                table.title(), table.columns().stream().map(Column::heading).toList());
    }

    private static List<Column<Row>> columns(Table<?> table) {
        List<Column<Row>> columns = new ArrayList<>();
        columns.add(Column.of("column.interval", Row::interval));
        for (int i = 0; i < table.columns().size(); i++) {
            int column = i;
            Column<?> each = table.columns().get(i);
            columns.add(new Column<>(each.heading(), each.small(), each.words(), row -> row.cell(column)));
        }
        return columns;
    }
}
