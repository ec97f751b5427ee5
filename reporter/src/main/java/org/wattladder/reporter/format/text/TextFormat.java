package org.wattladder.reporter.format.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.format.ReportFormat;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.view.Banner;
import org.wattladder.reporter.view.Disclosure;
import org.wattladder.reporter.view.Fact;
import org.wattladder.reporter.view.HostView;
import org.wattladder.reporter.view.LevelRow;
import org.wattladder.reporter.view.MeterView;
import org.wattladder.reporter.view.RunView;
import org.wattladder.reporter.view.TrafficRow;
import org.wattladder.reporter.view.WorkletView;

/** {@code result.txt}: plain text for a terminal. */
public final class TextFormat implements ReportFormat {
    private static final String INDENT = "  ";
    private static final int NAME_WIDTH = 24;
    private static final int PERFORMANCE_COLUMN = 4;

    @Override
    public String fileName() {
        return "result.txt";
    }

    @Override
    public String write(RunFigures figures, Judgement judgement) {
        RunView run = RunView.of(figures, judgement);
        TextPage page = new TextPage();
        top(page, run);
        run.banners().forEach(banner -> banner(page, banner));
        page.heading("Run");
        facts(page, run.facts());
        page.heading("Findings");
        if (run.findings().isEmpty()) {
            page.line("No rule found anything.");
        }
        run.findings().forEach(finding -> finding(page, finding));
        summary(page, run);
        DepthPart.maxima(page, run.maxima());
        ScoreText.write(page, run.scores());
        run.worklets().forEach(worklet -> worklet(page, worklet));
        page.heading("Meters");
        if (run.meters().isEmpty()) {
            page.line("The run has no meter.");
        }
        run.meters().forEach(meter -> meter(page, meter));
        page.heading("Systems under test");
        run.hosts().forEach(host -> host(page, host));
        disclosures(page, run);
        page.heading("Plan and environment");
        facts(page, run.plan());
        return page.text();
    }

    private static void disclosures(TextPage page, RunView run) {
        for (Disclosure disclosure : run.disclosures()) {
            page.heading("Environment: " + disclosure.title());
            facts(page, disclosure.facts());
        }
    }

    private static void top(TextPage page, RunView run) {
        String rule = "=".repeat(TextPage.WIDTH);
        page.line(rule)
                .paragraph("", "", "WATTLADDER  " + run.title())
                .paragraph(
                        "",
                        "",
                        "Verdict: " + run.verdict().label().toUpperCase(Locale.ROOT) + ". " + run.verdictSentence())
                .line(rule)
                .paragraph("", "", RunView.MODELLED_ON);
    }

    private static void banner(TextPage page, Banner banner) {
        page.gap()
                .paragraph("!! ", "!! ", banner.heading().toUpperCase(Locale.ROOT))
                .paragraph("!! ", "!! ", banner.text());
    }

    private static void facts(TextPage page, List<Fact> facts) {
        facts.forEach(fact -> fact(page, "", fact));
    }

    private static void fact(TextPage page, String indent, Fact fact) {
        String name = indent + fact.name();
        String padded = name + " ".repeat(Math.max(1, NAME_WIDTH + indent.length() - name.length()));
        page.paragraph(padded, " ".repeat(padded.length()), fact.value());
    }

    private static void finding(TextPage page, Finding finding) {
        page.paragraph(
                "",
                "",
                finding.severity().label().toUpperCase(Locale.ROOT) + " " + finding.id() + ": " + finding.place());
        page.paragraph(INDENT + INDENT, INDENT + INDENT, finding.sentence());
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
        page.paragraph(
                "* ",
                "  ",
                "Geometric mean of performance per watt over the levels, not normalised by a reference machine;"
                        + " figures of different worklets cannot be compared or averaged.");
    }

    private static void worklet(TextPage page, WorkletView worklet) {
        page.heading(worklet.name() + " (" + worklet.workload() + ", " + worklet.state() + ")");
        if (worklet.idle()) {
            worklet.rows().forEach(row -> page.line(idle(row)));
        } else {
            levels(page, worklet);
            DepthPart.sweep(page, worklet.depths());
        }
        traffic(page, worklet);
        worklet.notes().forEach(note -> page.paragraph("- ", "  ", note));
    }

    private static void traffic(TextPage page, WorkletView worklet) {
        if (worklet.traffic().isEmpty()) {
            return;
        }
        TextTable table = new TextTable(TrafficRow.HEADINGS.toArray(String[]::new));
        worklet.traffic().forEach(row -> table.row(row.toArray(String[]::new)));
        page.gap();
        table.print(page);
        page.paragraph("- ", "  ", TrafficRow.NOTE);
    }

    private static String idle(LevelRow row) {
        boolean measured = !row.watts().equals(Decimals.ABSENT);
        return row.load() + "  " + (measured ? row.watts() + " W, tier " + row.tier() : "watts absent");
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
            page.paragraph("- ", "  ", "Performance is in " + worklet.performanceUnit() + ".");
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

    private static void meter(TextPage page, MeterView meter) {
        page.paragraph("", "", meter.name() + ": " + meter.quantity() + ", tier " + meter.tier());
        meter.facts().forEach(fact -> fact(page, INDENT, fact));
    }

    private static void host(TextPage page, HostView host) {
        page.paragraph("", "", host.name());
        if (host.facts().isEmpty()) {
            page.line(INDENT + "Its Director never answered.");
        }
        host.facts().forEach(fact -> fact(page, INDENT, fact));
    }
}
