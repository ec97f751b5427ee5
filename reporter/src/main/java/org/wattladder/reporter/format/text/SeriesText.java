package org.wattladder.reporter.format.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.finding.FindingGroup;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.series.Repeated;
import org.wattladder.reporter.series.RepeatedScore;
import org.wattladder.reporter.series.RunSeries;
import org.wattladder.reporter.view.Cells;
import org.wattladder.reporter.view.Column;
import org.wattladder.reporter.view.Table;

/** {@code series.txt}: several runs of one plan for a terminal. */
public final class SeriesText {
    private static final List<Column<RepeatedScore>> SCORES = List.of(
            Column.of("column.scored", RepeatedScore::name),
            Column.of("repeat.runs", row -> Integer.toString(row.score().runs())),
            Column.of("column.mean", row -> Cells.significant(row.score().mean(), 4)),
            Column.of("column.varies", row -> varies(row.score())),
            Column.of(
                    "column.about-95",
                    row -> Cells.interval(row.score().low(), row.score().high())));

    private static final List<Column<Level>> LEVELS = List.of(
            Column.of("column.worklet", Level::worklet),
            Column.of("short.load", Level::load),
            Column.of("repeat.runs", row -> Integer.toString(row.watts.runs())),
            Column.of("short.performance", row -> orDash(row.performance, SeriesText::mean)),
            Column.of("column.varies", row -> orDash(row.performance, SeriesText::varies)),
            Column.of("short.watts", row -> mean(row.watts)),
            Column.of("column.varies", row -> varies(row.watts)),
            Column.of("short.per-watt", row -> orDash(row.perWatt, SeriesText::mean)),
            Column.of("column.varies", row -> orDash(row.perWatt, SeriesText::varies)),
            Column.of("column.about-95", row -> orDash(row.perWatt, each -> Cells.interval(each.low(), each.high()))));

    private SeriesText() {}

    private record Level(
            Text worklet, Text load, Optional<Repeated> performance, Repeated watts, Optional<Repeated> perWatt) {}

    /** The text of the file in one language, with line feeds. */
    public static String write(RunSeries series, Words words) {
        TextPage page = new TextPage(words);
        page.paragraph(
                "WATTLADDER  ", "", words.say("repeat.heading", series.runs().size(), series.planned()));
        page.sentences("sentence.modelled", "sentence.not-a-result").heading("repeat.runs");
        for (int place = 0; place < series.runs().size(); place++) {
            page.line(series.runs().get(place) + "  "
                    + words.capitals(series.verdicts().get(place).word()));
        }
        page.heading("repeat.findings");
        if (series.findings().isEmpty()) {
            page.sentences("sentence.no-finding");
        }
        FindingGroup.of(series.findings()).forEach(group -> CommonParts.finding(page, group));
        if (!series.scores().isEmpty()) {
            page.heading("repeat.scores");
            TextTable.narrow(page, Table.of("repeat.scores", SCORES, series.scores()));
        }
        page.heading("repeat.levels");
        TextTable.narrow(page, Table.of("repeat.levels", LEVELS, levels(series)));
        return page.gap().sentences("repeat.varies", "repeat.interval").text();
    }

    private static List<Level> levels(RunSeries series) {
        List<Level> rows = new ArrayList<>();
        series.levels()
                .forEach(level -> rows.add(new Level(
                        new Name(level.worklet()),
                        level.plan().load().amount(),
                        Optional.of(level.performance()),
                        level.watts(),
                        Optional.of(level.perWatt()))));
        rows.add(new Level(
                Message.of("interval.active-idle"),
                Cells.DASH,
                Optional.empty(),
                series.idleWatts(),
                Optional.empty()));
        return rows;
    }

    private static Text orDash(Optional<Repeated> figure, Function<Repeated, Text> text) {
        return figure.map(text).orElse(Cells.DASH);
    }

    private static Text mean(Repeated figure) {
        return Cells.significant(figure.mean(), 4);
    }

    private static Text varies(Repeated figure) {
        return figure.variationPercent().asOptional().isPresent()
                ? Cells.percent(figure.variationPercent(), 2)
                : Cells.DASH;
    }
}
