package org.wattladder.reporter.format.text;

import java.util.ArrayList;
import java.util.List;

/** Columns of equal width in every row, the first to the left, the others to the right. */
final class TextTable {
    private final List<List<String>> rows = new ArrayList<>();

    TextTable(String... headings) {
        rows.add(List.of(headings));
    }

    TextTable row(String... cells) {
        rows.add(List.of(cells));
        return this;
    }

    /** Two blanks between columns, one when the page is too narrow for that. */
    void print(TextPage page) {
        boolean fits = rows.stream().allMatch(row -> line(row, "  ").length() <= TextPage.WIDTH);
        rows.forEach(row -> page.line(line(row, fits ? "  " : " ")));
    }

    private String line(List<String> row, String between) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            String cell = row.get(column);
            String padding = " ".repeat(width(column) - cell.length());
            line.append(column == 0 ? cell + padding : between + padding + cell);
        }
        return line.toString();
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }
}
