package org.wattladder.reporter.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;

/**
 * A table of a report.
 *
 * @param <R> what a row is made of
 * @param title what it shows
 * @param legend what its columns mean; sentences
 * @param columns from left to right
 * @param rows from top to bottom; none when there is nothing to show
 */
public record Table<R>(Message title, List<Message> legend, List<Column<R>> columns, List<R> rows) {
    public Table {
        legend = List.copyOf(legend);
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** A table that needs no legend. */
    public static <R> Table<R> of(String title, List<Column<R>> columns, List<R> rows) {
        return new Table<>(Message.of(title), List.of(), columns, rows);
    }

    /** The same table of other rows. */
    public Table<R> with(List<R> others) {
        return new Table<>(title, legend, columns, others);
    }

    /** The same without columns behind the first in which no row has a figure; without rows when no other column is left. */
    public Table<R> withFigures() {
        List<Column<R>> left = new ArrayList<>();
        for (Column<R> column : columns) {
            if (left.isEmpty() || rows.stream().map(column::cell).anyMatch(Table::says)) {
                left.add(column);
            }
        }
        return new Table<>(title, legend, left, left.size() < 2 ? List.of() : rows);
    }

    /** The same, or the whole table when no other column is left. */
    public Table<R> withFiguresOrWhole() {
        Table<R> left = withFigures();
        return left.isEmpty() ? this : left;
    }

    /** Why the first cell is absent that says why; empty when none does. */
    public Optional<Text> whyAbsent() {
        return cells().stream()
                .flatMap(List::stream)
                .flatMap(cell -> Cells.reason(cell).stream())
                .findFirst();
    }

    private static boolean says(Text cell) {
        return !Cells.isAbsent(cell) && !cell.equals(Cells.DASH);
    }

    /** Whether there is nothing to show. */
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Every row as texts. */
    public List<List<Text>> cells() {
        return rows.stream().map(this::cells).toList();
    }

    /** One cell as text. */
    public Text cell(int row, int column) {
        return columns.get(column).cell(rows.get(row));
    }

    /** A row as texts. */
    public List<Text> cells(R row) {
        return columns.stream().map(column -> column.cell(row)).toList();
    }
}
