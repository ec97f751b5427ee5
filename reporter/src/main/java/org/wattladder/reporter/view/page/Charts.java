package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.chart.Axis;
import org.wattladder.reporter.chart.Panel;
import org.wattladder.reporter.chart.Track;
import org.wattladder.reporter.chart.TrackColumn;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Levels;
import org.wattladder.reporter.view.table.WorkUnit;

/** The charts of a run. */
public final class Charts {
    private static final int MOST_MARKS = 5;

    private Charts() {}

    /**
     * The one chart that says it: the levels of the only worklet, else the scores of all, else their watts; empty when there
     * is nothing to draw.
     */
    static Optional<Graph> headline(RunView run) {
        List<WorkletView> working = working(run);
        if (working.size() == 1) {
            WorkletView only = working.get(0);
            return Optional.of(only.figures().bins().isEmpty() ? levels(only) : TraceChart.of(only));
        }
        Optional<Graph> scores = scores(run);
        return scores.isPresent() ? scores : powers(run, working);
    }

    /** The worklets that did some work. */
    static List<WorkletView> working(RunView run) {
        return run.worklets().stream()
                .filter(worklet -> !worklet.idle() && worklet.top().isPresent())
                .toList();
    }

    /** Whether the chart on top is that of scores. */
    static boolean scored(RunView run) {
        return working(run).size() != 1 && scores(run).isPresent();
    }

    private static Optional<Graph> scores(RunView run) {
        if (!run.figures().result().plan().score().reference().given()) {
            return Optional.empty();
        }
        RunScores scores = RunScores.of(run.figures());
        double highest =
                highest(scores.worklets().stream().map(each -> each.score().value()));
        if (highest == 0) {
            return Optional.empty();
        }
        Axis axis = Axis.spanning(
                lowest(scores.worklets().stream(), scores.overall()),
                Math.max(
                        highest,
                        highest(scores.worklets().stream()
                                .map(WorkletScore::score)
                                .map(Charts::upper))),
                MOST_MARKS);
        return Optional.of(new Graph(
                Message.of(axis.fromZero() ? "chart.scores" : "chart.scores-not-from-zero"),
                List.of(
                        Graph.Key.of("dot", "column.score"),
                        Graph.Key.of("span", "column.about-95"),
                        Graph.Key.of("rule overall", "fact.overall-score")),
                Message.of("column.worklet"),
                axis,
                Message.each("column.score", "column.about-95"),
                scores.worklets().stream()
                        .map(each -> score(run, each, axis, scores.overall().value()))
                        .toList()));
    }

    private static double lowest(Stream<WorkletScore> worklets, RatedFigure overall) {
        return Stream.concat(worklets.map(WorkletScore::score), Stream.of(overall))
                .flatMapToDouble(
                        score -> DoubleStream.concat(score.value().asOptional().stream(), score.low().stream()))
                .min()
                .orElse(0);
    }

    private static Measurement upper(RatedFigure score) {
        return score.high().isPresent() ? Measurement.of(score.high().getAsDouble()) : score.value();
    }

    private static Graph.Row score(RunView run, WorkletScore worklet, Axis axis, Measurement overall) {
        Track track = new Track(axis).rule("overall", axis, overall);
        if (worklet.score().low().isPresent()) {
            track.interval(
                    axis,
                    worklet.score().low().getAsDouble(),
                    worklet.score().high().orElseThrow());
        }
        return new Graph.Row(
                new Name(worklet.worklet().plan().name()),
                run.worklets().stream()
                        .filter(view -> view.figures().equals(worklet.worklet()))
                        .map(WorkletView::link)
                        .findFirst()
                        .orElse(""),
                track.dot("", axis, worklet.score().value()).picture(),
                List.of(
                        Cells.significant(worklet.score().value(), 4),
                        Cells.interval(worklet.score().low(), worklet.score().high())));
    }

    private static Optional<Graph> powers(RunView run, List<WorkletView> working) {
        double highest = highest(working.stream().flatMap(Charts::watts));
        if (highest == 0) {
            return Optional.empty();
        }
        Measurement idle = run.figures().idleWatts();
        Axis axis = Axis.withMarks(Math.max(highest, idle.asOptional().orElse(0)), MOST_MARKS);
        List<Graph.Key> keys = new ArrayList<>(
                List.of(Graph.Key.of("dot", "column.watts-at-top"), Graph.Key.of("dot lower", "chart.lower-loads")));
        if (idle.asOptional().isPresent()) {
            keys.add(Graph.Key.of("rule idle", "fact.active-idle"));
        }
        return Optional.of(new Graph(
                Message.of("chart.powers"),
                keys,
                Message.of("column.worklet"),
                axis,
                Message.each("column.watts-at-top", "column.ladder-ratio"),
                working.stream().map(worklet -> power(worklet, axis, idle)).toList()));
    }

    private static Graph.Row power(WorkletView worklet, Axis axis, Measurement idle) {
        List<Measurement> watts = watts(worklet).toList();
        Track track = new Track(axis).rule("idle", axis, idle);
        double lowest = watts.stream()
                .flatMap(each -> each.asOptional().stream().boxed())
                .min(Comparator.naturalOrder())
                .orElse(0.0);
        track.span(axis, lowest, highest(watts.stream()));
        watts.subList(1, watts.size()).forEach(each -> track.dot("lower", axis, each));
        return new Graph.Row(
                new Name(worklet.name()),
                worklet.link(),
                track.dot("", axis, watts.get(0)).picture(),
                List.of(worklet.fullWatts(), Cells.significant(worklet.figures().ladderRatio(), 4)));
    }

    private static Graph levels(WorkletView worklet) {
        List<IntervalFigures> levels = worklet.levels().rows();
        List<Graph.Row> rows = new ArrayList<>();
        for (int i = 0; i < levels.size(); i++) {
            IntervalFigures level = levels.get(i);
            rows.add(new Graph.Row(
                    Levels.load(level),
                    "",
                    i == 0 ? marks(worklet) : "",
                    List.of(
                            level.plan().idle() ? Cells.DASH : Cells.significant(level.perWatt(), 4),
                            Cells.significant(level.averageWatts(), 4))));
        }
        return new Graph(
                Message.of("chart.levels-of", worklet.name()),
                keys(worklet),
                Message.of("column.target-load"),
                Axis.upTo(0),
                List.of(
                        Message.of("column.per-watt", WorkUnit.performance(worklet.figures())),
                        Message.of("column.average-watts")),
                rows);
    }

    /** What the marks of panels mean. */
    public static List<Graph.Key> panelKeys() {
        return List.of(Graph.Key.of("bar", "chart.per-watt-of-best"), Graph.Key.of("dot", "chart.watts"));
    }

    /** What the marks of levels mean. */
    private static List<Graph.Key> keys(WorkletView worklet) {
        List<Graph.Key> keys = new ArrayList<>(
                List.of(Graph.Key.of("bar", "chart.performance-per-watt"), Graph.Key.of("dot", "chart.watts")));
        if (worklet.figures().ladderRatio().asOptional().isPresent()) {
            keys.add(Graph.Key.of("rule overall", "column.ladder-ratio"));
        }
        return keys;
    }

    /**
     * The marks of all levels of a worklet in one picture, watts as a line over all rows: performance per watt as a bar; of each bin
     * of a load that changes: the achieved rate as a bar, the target as a line across.
     */
    public static String marks(WorkletView worklet) {
        Measurement ratio = worklet.figures().ladderRatio();
        List<IntervalFigures> bins = worklet.figures().bins();
        return bins.isEmpty()
                ? marks(worklet.levels().rows(), IntervalFigures::perWatt, level -> ratio)
                : marks(bins, IntervalFigures::actualRate, IntervalFigures::targetRate);
    }

    private static String marks(
            List<IntervalFigures> rows,
            Function<IntervalFigures, Measurement> bar,
            Function<IntervalFigures, Measurement> rule) {
        Axis bars = Axis.upTo(highest(rows.stream().flatMap(row -> Stream.of(rule.apply(row), bar.apply(row)))));
        Axis watts = Axis.upTo(highest(rows.stream().map(IntervalFigures::averageWatts)));
        return new TrackColumn(rows.size())
                .bars(bars, rows.stream().map(bar).toList())
                .rules("overall", bars, rows.stream().map(rule).toList())
                .line(watts, rows.stream().map(IntervalFigures::averageWatts).toList())
                .picture();
    }

    /** Whether the worklet climbs a ladder of loads, so that there is anything to draw over the load. */
    public static boolean climbs(WorkletView worklet) {
        return worklet.figures().bins().isEmpty()
                && worklet.figures().levels().stream().anyMatch(IntervalFigures::paced);
    }

    /** What the panel of a worklet comes to: watts at the highest load, and at idle. */
    public static Text panelFigures(RunView run, WorkletView worklet) {
        IntervalFigures top = worklet.figures().levels().get(0);
        Text watts = Cells.watts(top.averageWatts(), 4);
        if (Cells.isAbsent(watts)) {
            return watts;
        }
        Message atTop = Message.of("chart.panel-top", watts, top.plan().load().amount());
        return run.figures().idleWatts().asOptional().isEmpty()
                ? atTop
                : Message.of(
                        "chart.panel-figures", atTop, Cells.watts(run.figures().idleWatts(), 4));
    }

    /** Watts and performance per watt over the load, on the same scale as those of all other worklets. */
    public static String panel(RunView run, WorkletView worklet, Words words) {
        double mostWatts = highest(run.worklets().stream().flatMap(Charts::watts));
        List<IntervalFigures> levels = worklet.figures().levels().stream()
                .filter(IntervalFigures::paced)
                .sorted(Comparator.comparingDouble(Charts::load))
                .toList();
        double best = highest(levels.stream().map(IntervalFigures::perWatt));
        List<Panel.Point> line =
                new ArrayList<>(points(List.of(run.figures().idleWatts()), idle -> idle, idle -> 0.0, mostWatts));
        line.addAll(points(levels, IntervalFigures::averageWatts, Charts::load, mostWatts));
        return Panel.draw(
                "panel-" + worklet.number(),
                run.figures().idleWatts().asOptional().isPresent() ? words.say("chart.idle") : "",
                words.say("chart.panel-of", worklet.name()),
                levels.stream()
                        .map(level -> words.say(Levels.load(level)) + ": "
                                + words.say(Cells.watts(level.averageWatts().asOptional(), 4)) + ", "
                                + words.say(Cells.significant(level.perWatt(), 4)) + " "
                                + words.say(Message.of("column.per-watt", WorkUnit.performance(worklet.figures()))))
                        .collect(Collectors.joining("; ")),
                points(levels, IntervalFigures::perWatt, Charts::load, best),
                line);
    }

    private static <T> List<Panel.Point> points(
            List<T> rows, Function<T, Measurement> figure, Function<T, Double> load, double highest) {
        return rows.stream()
                .filter(row -> figure.apply(row).asOptional().isPresent())
                .map(row -> new Panel.Point(
                        load.apply(row),
                        highest == 0 ? 0 : figure.apply(row).asOptional().getAsDouble() / highest))
                .toList();
    }

    private static double load(IntervalFigures level) {
        return level.plan().loadPercent().orElse(0);
    }

    /** Of every level from the first, idle left out unless there is nothing else. */
    private static Stream<Measurement> watts(WorkletView worklet) {
        return worklet.figures().levels().stream().map(IntervalFigures::averageWatts);
    }

    private static double highest(Stream<Measurement> figures) {
        return figures.flatMapToDouble(figure -> figure.asOptional().stream())
                .max()
                .orElse(0);
    }
}
