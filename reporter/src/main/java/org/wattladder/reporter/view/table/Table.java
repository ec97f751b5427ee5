package org.wattladder.reporter.view.table;

import java.util.List;
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
