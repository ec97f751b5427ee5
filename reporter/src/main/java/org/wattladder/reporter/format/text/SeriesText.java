package org.wattladder.reporter.format.text;

import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.series.Repeated;
import org.wattladder.reporter.series.RunSeries;
import org.wattladder.reporter.view.RunView;

/** {@code series.txt}: several runs of one plan for a terminal. */
public final class SeriesText {
    private static final String DASH = "–";

    private SeriesText() {}

    /** The text of the file in one language, with line feeds. */
    public static String write(RunSeries series, Words words) {
        TextPage page = new TextPage(words);
        page.say("WATTLADDER  ", "", "Series: " + series.runs().size() + " of " + series.planned() + " runs");
        page.say("", "", RunView.MODELLED_ON);
        page.heading("Runs");
        series.runs().forEach(page::line);
        page.heading("Findings between runs");
        if (series.findings().isEmpty()) {
            page.say("", "", "No rule found anything.");
        }
        series.findings()
                .forEach(finding -> page.paragraph(
                        "",
                        "    ",
                        words.say(finding.severity().label()) + " " + finding.id() + ": " + words.value(finding.place())
                                + ": " + words.sentence(finding.message())));
        if (!series.scores().isEmpty()) {
            page.heading("Scores");
            TextTable table = new TextTable("scored", "runs", "mean", "varies", "about 95 %");
            series.scores()
                    .forEach(each -> table.row(
                            each.name(),
                            Integer.toString(each.score().runs()),
                            Decimals.significant(each.score().mean(), 4),
                            varies(each.score()),
                            interval(each.score())));
            table.print(page);
        }
        levels(page, series);
        page.gap();
        page.say(
                "",
                "",
                "Varies is the coefficient of variation between runs. Intervals hold it, by Student's distribution, and the"
                        + " uncertainty of the meter, where the meter states it.");
        return page.text();
    }

    private static void levels(TextPage page, RunSeries series) {
        page.heading("Levels");
        TextTable table = new TextTable(
                "worklet", "load", "runs", "perf.", "varies", "watts", "varies", "per watt", "varies", "about 95 %");
        series.levels()
                .forEach(level -> table.row(
                        level.worklet(),
                        level.plan().load().amount(),
                        Integer.toString(level.perWatt().runs()),
                        Decimals.significant(level.performance().mean(), 4),
                        varies(level.performance()),
                        Decimals.significant(level.watts().mean(), 4),
                        varies(level.watts()),
                        Decimals.significant(level.perWatt().mean(), 4),
                        varies(level.perWatt()),
                        interval(level.perWatt())));
        table.row(
                "active idle",
                DASH,
                Integer.toString(series.idleWatts().runs()),
                DASH,
                DASH,
                Decimals.significant(series.idleWatts().mean(), 4),
                varies(series.idleWatts()),
                DASH,
                DASH,
                DASH);
        table.print(page);
    }

    private static String varies(Repeated figure) {
        return figure.variationPercent().asOptional().isPresent()
                ? Decimals.fixed(figure.variationPercent().asOptional().getAsDouble(), 2) + " %"
                : DASH;
    }

    private static String interval(Repeated figure) {
        return figure.low().isPresent()
                ? Decimals.significant(figure.low().getAsDouble(), 4) + " to "
                        + Decimals.significant(figure.high().orElseThrow(), 4)
                : DASH;
    }
}
