package org.wattladder.reporter.verify.printed;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;

/** Holds the ladders and the tables of hosts in {@code result.txt} to the figures derived. */
public final class TextCheck {
    /** The report's name in a run directory. */
    public static final String FILE = "result.txt";

    private final DerivedRun run;
    private final List<String> lines;
    private int cells;
    private int line;

    private TextCheck(DerivedRun run, List<String> lines) {
        this.run = run;
        this.lines = lines;
    }

    /**
     * Throws at the first cell that differs.
     *
     * @return number of cells that agree
     */
    public static int check(Path directory, DerivedRun run) throws IOException, Differs {
        Path file = directory.resolve(FILE);
        if (!Files.exists(file)) {
            throw Differs.file(FILE, "is missing");
        }
        TextCheck check = new TextCheck(
                run,
                new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                        .lines()
                        .toList());
        for (List<DerivedInterval> worklet : run.worklets()) {
            check.worklet(worklet);
        }
        return check.cells;
    }

    private void worklet(List<DerivedInterval> intervals) throws Differs {
        List<DerivedInterval> rungs =
                intervals.stream().filter(DerivedInterval::works).toList();
        List<HostCells.HostRow> hosts = new HostCells(intervals).rows();
        if (rungs.isEmpty() && hosts.isEmpty()) {
            return;
        }
        String name = intervals.get(0).plan().name();
        find(name, text -> text.startsWith(name + " ("), "the heading of worklet " + name);
        if (!rungs.isEmpty()) {
            ladder(name, rungs);
        }
        if (!hosts.isEmpty()) {
            hosts(name, hosts);
        }
    }

    private void ladder(String worklet, List<DerivedInterval> levels) throws Differs {
        find(worklet, text -> text.startsWith("load "), "the ladder of worklet " + worklet);
        TextColumns columns = TextColumns.of(lines.get(line));
        List<DerivedInterval> rungs = new ArrayList<>(levels);
        run.intervals().stream()
                .filter(interval -> interval.interval().idle())
                .findFirst()
                .ifPresent(idle -> rungs.add(idleRung(idle)));
        for (DerivedInterval rung : rungs) {
            line++;
            Spot spot = new Spot(FILE, worklet, TextCells.load(rung));
            List<String> found = columns.cells(printed());
            spot.text("load", found.get(0), TextCells.load(rung));
            cells(spot, columns, found, TextCells.of(spot, rung));
        }
    }

    private void hosts(String worklet, List<HostCells.HostRow> rows) throws Differs {
        find(worklet, text -> text.startsWith("load ") && text.contains(" host "), "the hosts of worklet " + worklet);
        TextColumns columns = TextColumns.of(
                lines.get(line),
                Stream.concat(Stream.of("load", "host"), HostCells.COLUMNS.stream())
                        .toList());
        for (HostCells.HostRow row : rows) {
            line++;
            Spot spot = new Spot(FILE, worklet, TextCells.load(row.interval()) + ", host " + row.host());
            List<String> found = columns.cells(printed());
            spot.text("load", found.get(0), TextCells.load(row.interval()));
            spot.text("host", found.get(1), row.host());
            cells(spot, columns, found, row.cells());
        }
    }

    private String printed() {
        return line < lines.size() ? lines.get(line) : "";
    }

    /** The last idle interval that has watts. */
    private DerivedInterval idleRung(DerivedInterval first) {
        return run.intervals().stream()
                .filter(interval ->
                        interval.interval().idle() && interval.watts().isPresent())
                .reduce((one, other) -> other)
                .orElse(first);
    }

    private void find(String worklet, Predicate<String> wanted, String what) throws Differs {
        while (line < lines.size() && !wanted.test(lines.get(line))) {
            line++;
        }
        if (line == lines.size()) {
            throw new Spot(FILE, worklet, "").differs(what, "", "a table");
        }
    }

    private void cells(Spot spot, TextColumns columns, List<String> found, Map<String, TextCells.Expectation> expected)
            throws Differs {
        for (int column = 1; column < columns.names().size(); column++) {
            String name = columns.names().get(column);
            TextCells.Expectation cell = expected.get(name);
            if (cell != null && !cell.holds(found.get(column))) {
                throw spot.differs(name, found.get(column), cell.shown());
            }
            cells += cell == null ? 0 : 1;
        }
    }
}
