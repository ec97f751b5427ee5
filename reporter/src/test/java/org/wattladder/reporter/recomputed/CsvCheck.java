package org.wattladder.reporter.recomputed;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import org.wattladder.reporter.verify.raw.CsvTable;

/** Holds every cell of {@code result.csv} to the figures derived. */
public final class CsvCheck {
    /** The table's name in a run directory. */
    public static final String FILE = "result.csv";

    private static final String VERDICT = "verdict";
    private static final String REASONS = "absent";
    private static final String KIND = "kind";

    /** Rows that are no interval; their figures are held to the page by another test. */
    private static final String HEADLINE = "headline";

    private static final Set<String> VERDICTS =
            Set.of("valid", "research", "rehearsal", "published", "invalid", "incomplete");

    private final DerivedRun run;

    private CsvCheck(DerivedRun run) {
        this.run = run;
    }

    /**
     * Throws at the first cell that differs, in the order of rows, then columns.
     *
     * @return number of cells that agree
     */
    public static int check(Path directory, DerivedRun run) throws IOException, Differs {
        Path file = directory.resolve(FILE);
        if (!Files.exists(file)) {
            throw Differs.file(FILE, "is missing");
        }
        return new CsvCheck(run)
                .check(CsvTable.read(FILE, new String(Files.readAllBytes(file), StandardCharsets.UTF_8), true));
    }

    private int check(CsvTable table) throws Differs {
        List<DerivedInterval> intervals = run.intervals();
        int kind = table.column(KIND);
        List<List<String>> rows = table.rows().stream()
                .filter(row -> !row.get(kind).equals(HEADLINE))
                .toList();
        new Spot(FILE, "", "").count("number of rows", rows.size(), intervals.size());
        String verdict = verdict(table);
        List<List<DerivedInterval>> worklets = run.worklets().stream()
                .flatMap(worklet -> Collections.nCopies(worklet.size(), worklet).stream())
                .toList();
        for (int i = 0; i < intervals.size(); i++) {
            DerivedInterval row = intervals.get(i);
            Spot spot = new Spot(FILE, row.plan().name(), row.interval().label().notation());
            Map<String, Cell> cells = new LinkedHashMap<>(LoadCells.of(spot, run.result(), row));
            cells.putAll(MeterCells.of(run.result(), row));
            cells.putAll(ScoreCells.of(run, worklets.get(i), row));
            cells.put(VERDICT, new Cell.Text(verdict));
            row(spot, table, rows.get(i), cells);
        }
        return table.rows().size() * table.heading().size();
    }

    /** The rules behind a verdict are not derived anew; it must be one, the same in all rows. */
    private String verdict(CsvTable table) throws Differs {
        if (table.rows().isEmpty()) {
            return "";
        }
        String verdict = table.rows().get(0).get(table.column(VERDICT));
        boolean complete = run.result().course().termination().complete();
        if (!VERDICTS.contains(verdict) || complete == verdict.equals("incomplete")) {
            throw new Spot(FILE, "", "").differs(VERDICT, verdict, complete ? "another verdict" : "incomplete");
        }
        return verdict;
    }

    private static void row(Spot spot, CsvTable table, List<String> printed, Map<String, Cell> cells) throws Differs {
        NavigableSet<String> absent = new TreeSet<>();
        for (int column = 0; column < table.heading().size(); column++) {
            String name = table.heading().get(column);
            Cell cell = cells.get(name);
            if (name.equals(REASONS)) {
                NavigableSet<String> explained = explained(printed.get(column), cells.keySet());
                spot.text("columns explained in " + REASONS, explained.toString(), absent.toString());
            } else if (cell == null) {
                throw spot.differs(name, printed.get(column), "a column that this version does not know");
            } else if (!cell.holds(printed.get(column))) {
                throw spot.differs(name, printed.get(column), cell.expected());
            } else if (cell.isAbsent()) {
                absent.add(name);
            }
        }
        for (String name : cells.keySet()) {
            table.column(name);
        }
    }

    /** Names of columns in {@code column column: reason; column: reason}. */
    private static NavigableSet<String> explained(String reasons, Set<String> columns) {
        NavigableSet<String> names = new TreeSet<>();
        for (String reason : reasons.split("; ", -1)) {
            List<String> words = Arrays.asList(reason.split(": ", 2)[0].split(" ", -1));
            if (columns.containsAll(words)) {
                names.addAll(words);
            }
        }
        return names;
    }
}
