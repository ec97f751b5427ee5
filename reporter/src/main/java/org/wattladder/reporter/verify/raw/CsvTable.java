package org.wattladder.reporter.verify.raw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.reporter.verify.difference.Differs;

/**
 * A comma separated file with a heading, RFC 4180.
 *
 * @param file its name
 * @param heading names of the columns
 * @param rows cells of each row, as many as the heading has
 */
public record CsvTable(String file, List<String> heading, List<List<String>> rows) {
    public CsvTable {
        heading = List.copyOf(heading);
        rows = List.copyOf(rows);
    }

    /**
     * Reads a text.
     *
     * @param whole whether the last line must be complete; a run that was cut off may have left half of it
     */
    public static CsvTable read(String file, String text, boolean whole) throws Differs {
        List<List<String>> records = records(text);
        if (records.isEmpty()) {
            throw Differs.file(file, "is empty");
        }
        List<String> heading = records.get(0);
        List<List<String>> rows = new ArrayList<>();
        for (int i = 1; i < records.size(); i++) {
            boolean torn = i == records.size() - 1 && !text.endsWith("\n");
            if (records.get(i).size() != heading.size() && (whole || !torn)) {
                throw Differs.file(
                        file,
                        "row " + i + " has " + records.get(i).size() + " cells, the heading has " + heading.size());
            }
            if (whole || !torn) {
                rows.add(records.get(i));
            }
        }
        return new CsvTable(file, heading, rows);
    }

    /** The place of a column. */
    public int column(String name) throws Differs {
        int place = heading.indexOf(name);
        if (place < 0) {
            throw Differs.file(file, "has no column " + name);
        }
        return place;
    }

    /** The cell of a column that files of earlier versions do not have; empty in those. */
    public Optional<String> cell(List<String> row, String later) {
        int place = heading.indexOf(later);
        return place < 0 ? Optional.empty() : Optional.of(row.get(place));
    }

    private static List<List<String>> records(String text) {
        List<List<String>> records = new ArrayList<>();
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted) {
                if (c != '"') {
                    cell.append(c);
                } else if (i + 1 < text.length() && text.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else {
                    quoted = false;
                }
            } else if (c == '"' && cell.isEmpty()) {
                quoted = true;
            } else if (c == ',' || c == '\n') {
                cells.add(cell.toString());
                cell.setLength(0);
                if (c == '\n') {
                    records.add(List.copyOf(cells));
                    cells.clear();
                }
            } else {
                cell.append(c);
            }
        }
        if (!cell.isEmpty() || !cells.isEmpty()) {
            cells.add(cell.toString());
            records.add(List.copyOf(cells));
        }
        return records;
    }
}
