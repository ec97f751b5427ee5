package org.wattladder.reporter.verify.printed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The columns of a table in a text: the first to the left, the others to the right, each ending where its name does.
 *
 * @param names of the columns
 * @param ends of the columns
 */
record TextColumns(List<String> names, List<Integer> ends) {
    /** Names hold blanks, and where a page is narrow there is one blank between columns only. */
    private static final List<String> LADDER = List.of(
            "load",
            "target /s",
            "actual /s",
            "off",
            "perf.",
            "watts",
            "tier",
            "per watt",
            "J each",
            "p50 ms",
            "p99 ms");

    /** The columns of a ladder. */
    static TextColumns of(String heading) {
        return of(heading, LADDER);
    }

    /** Those of these columns that the heading has. */
    static TextColumns of(String heading, List<String> known) {
        List<String> names = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        known.stream()
                .filter(name -> (" " + heading + " ").contains(" " + name + " "))
                .sorted(Comparator.comparingInt(name -> (" " + heading + " ").indexOf(" " + name + " ")))
                .forEach(name -> {
                    names.add(name);
                    ends.add((" " + heading + " ").indexOf(" " + name + " ") + name.length());
                });
        return new TextColumns(List.copyOf(names), List.copyOf(ends));
    }

    /** The cells of a row, as many as there are columns. */
    List<String> cells(String row) {
        List<String> cells = new ArrayList<>();
        int from = 0;
        for (int column = 0; column < names.size(); column++) {
            boolean last = column == names.size() - 1;
            int end = Math.min(row.length(), last ? row.length() : column == 0 ? firstEnd(row) : ends.get(column));
            cells.add(row.substring(Math.min(from, end), end).strip());
            from = end;
        }
        return cells;
    }

    /** The first column may be wider than its name: it ends before the blanks in front of the second. */
    private int firstEnd(String row) {
        int limit = Math.min(row.length(), ends.size() > 1 ? ends.get(1) : row.length());
        String before = row.substring(0, limit);
        String text = before.stripTrailing();
        int blank = text.lastIndexOf(' ');
        return blank < 0 ? limit : blank;
    }
}
