package org.wattladder.reporter.series;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.chart.Axis;
import org.wattladder.reporter.chart.Track;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.finding.FindingGroup;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.page.Card;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.page.Glossary;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/**
 * A series as texts.
 *
 * @param title how many runs there are
 * @param precision how closely the mean is known, where that was asked for; sentences
 * @param runs each with its verdict
 * @param worst the weightiest of all verdicts
 * @param cards the figures that stand out
 * @param runsChart of each run around the mean; empty when no two runs have a figure of the headline
 * @param chart of the spread of each worklet; empty when no run can be compared with another
 * @param findings on how far the runs differ, a group for each rule
 * @param machine what ran, and what measured it
 * @param headline one row for each figure that sums up the runs
 * @param absences why figures of the headline are missing
 * @param scores one row for each; none without a reference
 * @param rates one row for each that was found
 * @param levels one row for each level of each worklet, then active idle
 */
public record SeriesView(
        Message title,
        List<Message> precision,
        List<Ran> runs,
        Verdict worst,
        List<Card> cards,
        Optional<Graph> runsChart,
        Optional<Graph> chart,
        List<FindingGroup> findings,
        List<Fact> machine,
        Table<RepeatedHeadline> headline,
        List<Message> absences,
        Table<RepeatedScore> scores,
        Table<RepeatedScore> rates,
        Table<?> levels) {
    private static final int MOST_MARKS = 5;

    private static final List<Column<RepeatedScore>> SCORES = figures("column.scored");
    private static final List<Column<RepeatedScore>> RATES = figures("repeat.rate");

    private static final List<Column<Level>> LEVELS = List.of(
            Column.of("column.worklet", Level::worklet),
            Column.of("short.load", Level::load),
            Column.of("repeat.runs", row -> Integer.toString(row.watts.runs())),
            Column.of("column.performance", row -> orDash(row.performance, SeriesView::mean)),
            Column.ofWideWords("column.unit", Level::unit),
            wide("column.varies", row -> orDash(row.performance, SeriesView::varies)),
            Column.of("short.watts", row -> mean(row.watts)),
            Column.ofWords("column.tier", "short.tier", row -> Cells.tier(row.tier)),
            Column.of("column.varies", row -> varies(row.watts)),
            Column.of("column.performance-per-watt", row -> orDash(row.perWatt, SeriesView::mean)),
            Column.of("column.varies", row -> orDash(row.perWatt, SeriesView::varies)),
            Column.of("column.about-95", row -> orDash(row.perWatt, each -> Cells.interval(each.low(), each.high()))));

    /**
     * One of the runs.
     *
     * @param name of the run and of its directory
     * @param verdict on it
     */
    public record Ran(String name, Verdict verdict) {}

    private record Level(
            Text worklet,
            Text load,
            Text unit,
            Optional<Repeated> performance,
            Repeated watts,
            Optional<EvidenceTier> tier,
            Optional<Repeated> perWatt) {}

    /** Puts a series into words. */
    public static SeriesView of(RunSeries series) {
        List<Ran> runs = new ArrayList<>();
        for (int place = 0; place < series.runs().size(); place++) {
            runs.add(new Ran(series.runs().get(place), series.verdicts().get(place)));
        }
        return new SeriesView(
                Message.of(
                        "repeat.heading", series.runs().size(), series.planned().most()),
                precision(series),
                List.copyOf(runs),
                series.verdicts().stream().max(Comparator.naturalOrder()).orElseThrow(),
                cards(series),
                RunsChart.of(series.headline()),
                chart(series),
                FindingGroup.of(series.findings()),
                HeadlineTexts.machine(series),
                HeadlineTexts.table(series),
                HeadlineTexts.absences(series),
                Table.of("repeat.scores", SCORES, series.scores()),
                Table.of("repeat.rates", RATES, series.rates()),
                Table.of("repeat.levels", LEVELS, levels(series)));
    }

    /** What its tables need to be told about; sentences. */
    public static List<Message> legends() {
        return Message.each("repeat.interval");
    }

    /** The terms that the page uses. */
    public List<Fact> glossary() {
        return Glossary.of(Stream.of(headline, scores, rates, levels)
                .filter(table -> !table.isEmpty())
                .flatMap(table -> table.columns().stream())
                .map(Column::heading));
    }

    private static Column<Level> wide(String id, Function<Level, Text> value) {
        return new Column<>(Message.of(id), Optional.empty(), false, value);
    }

    private static List<Column<RepeatedScore>> figures(String heading) {
        return List.of(
                Column.of(heading, RepeatedScore::name),
                Column.of("repeat.runs", row -> Integer.toString(row.score().runs())),
                Column.of("column.mean", row -> Cells.significant(row.score().mean(), 4)),
                Column.of("column.varies", row -> varies(row.score())),
                Column.of(
                        "column.about-95",
                        row -> Cells.interval(row.score().low(), row.score().high())));
    }

    private static List<Message> precision(RunSeries series) {
        if (series.planned().untilPercent().isEmpty()) {
            return List.of();
        }
        Text asked = Figure.shortest(series.planned().untilPercent().getAsDouble());
        OptionalDouble known = series.betweenRunsPercent();
        return List.of(
                known.isEmpty()
                        ? Message.of("repeat.precision-unknown", asked)
                        : Message.of(
                                series.scores().isEmpty() ? "repeat.precision-of-levels" : "repeat.precision-of-score",
                                Figure.significant(known.getAsDouble(), 2),
                                asked));
    }

    private static List<Card> cards(RunSeries series) {
        List<Card> cards = new ArrayList<>();
        series.headline().forEach(figure -> cards.add(Card.of(figure.overall())));
        series.levels().stream()
                .filter(level -> varied(level.perWatt()) > 0)
                .max(Comparator.comparingDouble(level -> varied(level.perWatt())))
                .ifPresent(level -> cards.add(new Card(
                        Message.of("repeat.worst"),
                        varies(level.perWatt()),
                        List.of(Message.of(
                                "place.interval", level.worklet(), level.plan().label())))));
        cards.add(new Card(
                Message.of("fact.active-idle"),
                Cells.watts(series.idleWatts().mean().asOptional(), 4),
                series.idleWatts().variationPercent().asOptional().isEmpty()
                        ? Absence.reason(series.idleWatts().mean())
                                .<List<Text>>map(List::of)
                                .orElse(List.of())
                        : List.of(Message.of("repeat.varies-by", varies(series.idleWatts())))));
        return List.copyOf(cards);
    }

    /** Of performance per watt; of performance where no run has watts. */
    private static Optional<Graph> chart(RunSeries series) {
        return chart(series, "repeat.chart", RepeatedLevel::perWatt)
                .or(() -> chart(series, "repeat.chart-of-performance", RepeatedLevel::performance));
    }

    private static Optional<Graph> chart(RunSeries series, String caption, Function<RepeatedLevel, Repeated> figure) {
        Map<String, RepeatedLevel> widest = new LinkedHashMap<>();
        series.levels()
                .forEach(level -> widest.merge(
                        level.worklet(),
                        level,
                        (one, other) -> varied(figure.apply(other)) > varied(figure.apply(one)) ? other : one));
        widest.values()
                .removeIf(level ->
                        figure.apply(level).variationPercent().asOptional().isEmpty());
        if (widest.isEmpty()) {
            return Optional.empty();
        }
        Axis axis = Axis.withMarks(
                widest.values().stream()
                        .mapToDouble(level -> varied(figure.apply(level)))
                        .reduce(RepeatSpread.LIMIT_PERCENT, Math::max),
                MOST_MARKS);
        return Optional.of(new Graph(
                Message.of(caption),
                List.of(Graph.Key.of("bar", "repeat.variation"), Graph.Key.of("rule overall", "repeat.limit")),
                Message.of("column.worklet"),
                axis,
                Message.each("repeat.at", "column.varies"),
                widest.values().stream()
                        .map(level -> row(level, figure.apply(level), axis))
                        .toList()));
    }

    private static Graph.Row row(RepeatedLevel level, Repeated figure, Axis axis) {
        return new Graph.Row(
                new Name(level.worklet()),
                "",
                new Track(axis)
                        .bar(axis, figure.variationPercent())
                        .rule("overall", axis, Measurement.of(RepeatSpread.LIMIT_PERCENT))
                        .picture(),
                List.of(level.plan().load().amount(), varies(figure)));
    }

    private static double varied(Repeated figure) {
        return figure.variationPercent().asOptional().orElse(0);
    }

    private static List<Level> levels(RunSeries series) {
        List<Level> rows = new ArrayList<>();
        series.levels()
                .forEach(level -> rows.add(new Level(
                        new Name(level.worklet()),
                        level.plan().load().amount(),
                        level.unit(),
                        Optional.of(level.performance()),
                        level.watts(),
                        level.tier(),
                        Optional.of(level.perWatt()))));
        rows.add(new Level(
                Message.of("interval.active-idle"),
                Cells.DASH,
                Cells.DASH,
                Optional.empty(),
                series.idleWatts(),
                series.idleWatts().runs() > 0 ? series.machines().tier() : Optional.empty(),
                Optional.empty()));
        return rows;
    }

    private static Text orDash(Optional<Repeated> figure, Function<Repeated, Text> text) {
        return figure.map(text).orElse(Cells.DASH);
    }

    static Text mean(Repeated figure) {
        return Cells.significant(figure.mean(), 4);
    }

    static Text varies(Repeated figure) {
        return Cells.percentOrDash(figure.variationPercent(), 2);
    }
}
