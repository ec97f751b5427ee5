package org.wattladder.reporter.format.text;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.reporter.format.PageFormat;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.view.HostRows;
import org.wattladder.reporter.view.LevelRow;
import org.wattladder.reporter.view.RunView;
import org.wattladder.reporter.view.TrafficRow;
import org.wattladder.reporter.view.WorkletView;

/** {@code result.txt}: plain text for a terminal. */
public final class TextFormat implements PageFormat {
    private static final int PERFORMANCE_COLUMN = 4;

    @Override
    public String fileName() {
        return "result.txt";
    }

    @Override
    public void write(RunView run, Words words, Writer file) throws IOException {
        TextPage page = new TextPage(words);
        CommonParts.top(page, run);
        page.heading("Run");
        CommonParts.facts(page, run.facts());
        CommonParts.findings(page, run);
        summary(page, run);
        run.sections().forEach(section -> SectionText.write(page, section));
        if (!run.totals().isEmpty()) {
            page.heading("System under test, all hosts together");
            CommonParts.facts(page, run.totals());
        }
        run.worklets().forEach(worklet -> worklet(page, worklet));
        CommonParts.surroundings(page, run);
        page.moveTo(file);
    }

    private static void summary(TextPage page, RunView run) {
        page.heading("Summary");
        TextTable table =
                new TextTable("worklet", "calibrated /s", "watts at top", "tier", "geomean/W*", "ladder ratio");
        run.worklets()
                .forEach(worklet -> table.row(
                        worklet.name(),
                        worklet.calibratedRate(),
                        worklet.fullWatts(),
                        worklet.tier(),
                        worklet.geometricMean(),
                        worklet.ladderRatio()));
        table.print(page);
        page.say(
                "* ",
                "  ",
                "Geometric mean of performance per watt over the levels, not normalised by a reference machine;"
                        + " figures of different worklets cannot be compared or averaged.");
    }

    private static void worklet(TextPage page, WorkletView worklet) {
        CommonParts.heading(page, worklet);
        if (worklet.idle()) {
            worklet.rows().forEach(row -> page.line(idle(page, row)));
        } else {
            levels(page, worklet);
            DepthPart.sweep(page, worklet.depths());
        }
        part(page, HostRows.HEADINGS, worklet.hosts(), HostRows.NOTE + " " + HostRows.EXTREMES);
        part(page, TrafficRow.HEADINGS, worklet.traffic(), TrafficRow.NOTE);
        worklet.notes().forEach(note -> page.say("- ", "  ", note));
    }

    private static void part(TextPage page, List<String> headings, List<List<String>> rows, String note) {
        if (!rows.isEmpty()) {
            page.gap();
            TextTable.of(headings, rows).print(page);
            page.say("- ", "  ", note);
        }
    }

    private static String idle(TextPage page, LevelRow row) {
        boolean measured = !row.watts().equals(Decimals.ABSENT);
        return page.words().value(row.load()) + "  "
                + page.words().say(measured ? row.watts() + " W, tier " + row.tier() : "watts absent");
    }

    private static void levels(TextPage page, WorkletView worklet) {
        boolean rate = worklet.performanceUnit().isEmpty();
        TextTable table = new TextTable(cells(
                rate,
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
                "p99 ms"));
        for (LevelRow row : worklet.rows()) {
            table.row(cells(
                    rate,
                    row.load(),
                    row.target(),
                    row.actual(),
                    row.deviation(),
                    row.performance(),
                    row.watts(),
                    row.tier(),
                    row.perWatt(),
                    row.joules(),
                    row.p50(),
                    row.p99()));
        }
        table.print(page);
        if (!rate) {
            page.say("- ", "  ", "Performance is in " + worklet.performanceUnit() + ".");
        }
    }

    /** The cells of a row; performance is left out where it is the actual rate. */
    private static String[] cells(boolean rate, String... cells) {
        List<String> row = new ArrayList<>(List.of(cells));
        if (rate) {
            row.remove(PERFORMANCE_COLUMN);
        }
        return row.toArray(String[]::new);
    }
}
