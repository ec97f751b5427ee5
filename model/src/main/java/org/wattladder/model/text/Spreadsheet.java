package org.wattladder.model.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A small table as people and spreadsheets write it: cells parted by commas, semicolons or tabs, quoted or not, with decimal
 * points or commas. Lines that begin with # and empty rows are left out.
 *
 * @param rows the heading first; each without empty cells behind its last one that the heading does not name
 * @param marks what its figures have between their digits
 */
public record Spreadsheet(List<Row> rows, Marks marks) {
    private static final Pattern FRACTION = Pattern.compile("\\d+[.,]\\d+");
    private static final Pattern GROUPED = Pattern.compile("[1-9]\\d{0,2}[.,]\\d{3}");
    private static final Pattern SEPARATOR = Pattern.compile("\"?sep=[,;\t]\"?", Pattern.CASE_INSENSITIVE);
    private static final String BYTE_ORDER_MARK = "\ufeff";

    public Spreadsheet {
        rows = List.copyOf(rows);
    }

    /**
     * One row.
     *
     * @param line of the file, from 1
     * @param cells without quotes and blanks around them
     */
    public record Row(int line, List<String> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /** Reads a text; what parts its cells is told by its heading. */
    public static Spreadsheet read(String text) {
        List<String> lines =
                text.replaceFirst("^" + BYTE_ORDER_MARK, "").lines().toList();
        char separator = 0;
        int width = 0;
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#") || line.startsWith("\"#")) {
                continue;
            }
            if (separator == 0) {
                separator = Stream.of(";", "\t")
                        .filter(line::contains)
                        .findFirst()
                        .orElse(",")
                        .charAt(0);
                if (SEPARATOR.matcher(line.strip()).matches()) {
                    continue;
                }
            }
            List<String> cells = cells(line, separator);
            while (cells.size() > width && cells.get(cells.size() - 1).isEmpty()) {
                cells.remove(cells.size() - 1);
            }
            if (cells.stream().allMatch(String::isEmpty)) {
                continue;
            }
            width = rows.isEmpty() ? cells.size() : width;
            rows.add(new Row(i + 1, cells));
        }
        return new Spreadsheet(rows, Marks.of(rows, separator == ','));
    }

    /** What stands between the digits of all figures of a table. */
    public enum Marks {
        /** Decimal marks, or none. */
        DECIMAL,
        /** Points and commas. */
        BOTH,
        /** One that stands before three digits everywhere: it may group them. */
        DOUBTFUL;

        static Marks of(List<Row> rows, boolean commas) {
            List<String> figures = rows.stream()
                    .flatMap(row -> row.cells().stream())
                    .map(cell -> cell.replace("%", "").strip())
                    .filter(cell -> FRACTION.matcher(cell).matches())
                    .toList();
            boolean points = figures.stream().anyMatch(figure -> figure.indexOf('.') >= 0);
            if (points && figures.stream().anyMatch(figure -> figure.indexOf(',') >= 0)) {
                return BOTH;
            }
            boolean plain =
                    figures.stream().anyMatch(figure -> !GROUPED.matcher(figure).matches());
            return plain || figures.isEmpty() || (points && commas) ? DECIMAL : DOUBTFUL;
        }
    }

    /** A figure with a decimal point, if it is one. */
    public static String withPoint(String cell) {
        return cell.replace(',', '.');
    }

    /**
     * Why the mark in a figure may be a decimal one or one of groups; empty when it is plain. A table has one decimal mark,
     * and a figure such as 655.699 is doubtful where no other shows which.
     */
    public Optional<String> doubt(String cell) {
        if (marks == Marks.DECIMAL || !FRACTION.matcher(cell).matches()) {
            return Optional.empty();
        }
        return Optional.of(
                marks == Marks.BOTH
                        ? "'" + cell
                                + "' stands in a table with points and commas in figures; write decimal marks of one"
                                + " kind, and no grouping"
                        : "'" + cell + "' may be grouped or have a decimal mark; write " + cell.replaceAll("[.,]", "")
                                + " or " + cell + "0");
    }

    private static List<String> cells(String line, char separator) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                cells.add(cell.toString().strip());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString().strip());
        return cells;
    }
}
