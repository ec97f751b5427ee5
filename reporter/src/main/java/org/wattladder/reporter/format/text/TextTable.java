package org.wattladder.reporter.format.text;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.reporter.language.Words;

/** Columns of equal width in every row, the first to the left, the others to the right; in the language of its page. */
final class TextTable {
    private final List<List<?>> rows = new ArrayList<>();

    TextTable(Object... headings) {
        rows.add(List.of(headings));
    }

    /** A table with all its rows. */
    static TextTable of(List<String> headings, List<? extends List<?>> rows) {
        TextTable table = new TextTable(headings.toArray());
        table.rows.addAll(rows);
        return table;
    }

    TextTable row(Object... cells) {
        rows.add(List.of(cells));
        return this;
    }

    /** Two blanks between columns, one when the page is too narrow for that. */
    void print(TextPage page) {
        Words words = page.words();
        List<List<String>> said = rows.stream()
                .map(row -> row.stream().map((Object cell) -> words.value(cell)).toList())
                .toList();
        int[] widths = new int[rows.get(0).size()];
        said.forEach(row -> {
            for (int column = 0; column < row.size(); column++) {
                widths[column] = Math.max(widths[column], Columns.of(row.get(column)));
            }
        });
        boolean fits = said.stream().allMatch(row -> Columns.of(line(row, widths, "  ")) <= TextPage.WIDTH);
        said.forEach(row -> page.line(line(row, widths, fits ? "  " : " ")));
    }

    private static String line(List<String> row, int[] widths, String between) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            String cell = row.get(column);
            String padding = " ".repeat(widths[column] - Columns.of(cell));
            line.append(column == 0 ? cell + padding : between + padding + cell);
        }
        return line.toString();
    }
}
