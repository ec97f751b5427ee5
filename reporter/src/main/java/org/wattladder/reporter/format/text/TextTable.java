package org.wattladder.reporter.format.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** Columns of equal width in every row, the first to the left, the others to the right; in the language of its page. */
final class TextTable {
    private TextTable() {}

    /** With all columns and their headings. */
    static <R> void wide(TextPage page, Table<R> table) {
        print(page, table, column -> page.words().say(column.heading()));
    }

    /** With the columns of narrow tables and their small headings. */
    static <R> void narrow(TextPage page, Table<R> table) {
        List<Column<R>> columns = table.columns().stream()
                .filter(column -> column.small().isPresent())
                .toList();
        print(
                page,
                new Table<>(table.title(), table.legend(), columns, table.rows()),
                column -> page.words().small(column.small().orElseThrow()));
    }

    /** Two blanks between columns, one when the page is too narrow for that. */
    private static <R> void print(TextPage page, Table<R> table, Function<Column<R>, String> heading) {
        Words words = page.words();
        List<List<String>> said = new ArrayList<>();
        said.add(table.columns().stream().map(heading).toList());
        table.cells().forEach(row -> said.add(row.stream().map(words::say).toList()));
        int[] widths = widths(said);
        String between = Arrays.stream(widths).sum() + 2 * (widths.length - 1) <= TextPage.WIDTH ? "  " : " ";
        said.forEach(row -> page.line(line(row, widths, between)));
    }

    /** Rows of cells as lines of one width. */
    static List<String> lines(List<List<String>> rows, String between) {
        int[] widths = widths(rows);
        return rows.stream().map(row -> line(row, widths, between)).toList();
    }

    private static int[] widths(List<List<String>> rows) {
        int[] widths = new int[rows.get(0).size()];
        rows.forEach(row -> {
            for (int column = 0; column < row.size(); column++) {
                widths[column] = Math.max(widths[column], Columns.of(row.get(column)));
            }
        });
        return widths;
    }

    private static String line(List<String> row, int[] widths, String between) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            String cell = row.get(column);
            String padding = " ".repeat(widths[column] - Columns.of(cell));
            if (column == 0) {
                line.append(cell).append(padding);
            } else {
                line.append(between).append(padding).append(cell);
            }
        }
        return line.toString();
    }
}
