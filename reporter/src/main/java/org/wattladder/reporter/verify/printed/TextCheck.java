package org.wattladder.reporter.verify.printed;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.wattladder.model.plan.IntervalKind;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;

/** Holds the ladder tables of {@code result.txt} to the figures derived. */
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
     * Throws at the first cell of a ladder that differs.
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
        List<DerivedInterval> rungs = new ArrayList<>(
                intervals.stream().filter(DerivedInterval::works).toList());
        if (rungs.isEmpty()) {
            return;
        }
        String name = intervals.get(0).plan().name();
        find(name, text -> text.startsWith(name + " ("), "the heading of worklet " + name);
        find(name, text -> text.startsWith("load "), "the ladder of worklet " + name);
        TextColumns columns = TextColumns.of(lines.get(line));
        run.intervals().stream()
                .filter(interval -> interval.interval().kind() == IntervalKind.IDLE)
                .findFirst()
                .ifPresent(idle -> rungs.add(idleRung(idle)));
        for (DerivedInterval rung : rungs) {
            line++;
            row(name, rung, columns);
        }
    }

    /** The last idle interval that has watts. */
    private DerivedInterval idleRung(DerivedInterval first) {
        return run.intervals().stream()
                .filter(interval -> interval.interval().kind() == IntervalKind.IDLE
                        && interval.watts().isPresent())
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

    private void row(String worklet, DerivedInterval rung, TextColumns columns) throws Differs {
        String load = TextCells.load(rung);
        Spot spot = new Spot(FILE, worklet, load);
        String printed = line < lines.size() ? lines.get(line) : "";
        List<String> found = columns.cells(printed);
        spot.text("load", found.get(0), load);
        Map<String, TextCells.Expectation> expected = TextCells.of(spot, rung);
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
