package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.chart.Curve;
import org.wattladder.reporter.chart.CurvesChart;
import org.wattladder.reporter.chart.LadderChart;
import org.wattladder.reporter.chart.LadderRung;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.language.Words;

/** The charts of a run, as SVG. */
public final class Charts {
    private Charts() {}

    /** The ladder graph of a worklet. */
    public static String ladder(WorkletView worklet, Words words) {
        List<LadderRung> rungs =
                worklet.levels().rows().stream().map(Charts::rung).toList();
        return LadderChart.draw(
                "ladder-" + worklet.number(),
                Message.of("chart.ladder-of", worklet.name()),
                Message.of(
                        "column.per-watt", Cells.unit(worklet.figures().plan().metric())),
                rungs,
                Message.of(worklet.figures().idleIncluded() ? "chart.ladder-ratio" : "chart.ladder-ratio-without-idle"),
                worklet.figures().ladderRatio(),
                words);
    }

    /** Whether a worklet climbs a ladder of loads, so that there is anything to draw over the load. */
    public static boolean hasLadder(RunView run) {
        return run.worklets().stream().anyMatch(Charts::climbs);
    }

    private static boolean climbs(WorkletView worklet) {
        return worklet.figures().levels().stream().anyMatch(IntervalFigures::paced);
    }

    /** Average power over load, one line per worklet. */
    public static String power(RunView run, Words words) {
        Measurement idle = run.figures().idleWatts();
        return CurvesChart.draw(
                "power-over-load",
                Message.of("chart.power"),
                "W",
                curves(run, idle, worklet -> IntervalFigures::averageWatts),
                words);
    }

    /** Performance per watt over load, relative to the highest level, one line per worklet. */
    public static String efficiency(RunView run, Words words) {
        return CurvesChart.draw(
                "efficiency-over-load",
                Message.of("chart.efficiency"),
                "%",
                curves(run, Measurement.absent("absent.idle"), worklet -> level -> relative(worklet, level.perWatt())),
                words);
    }

    private static List<Curve> curves(
            RunView run, Measurement idle, Function<WorkletView, Function<IntervalFigures, Measurement>> figure) {
        List<Curve> curves = new ArrayList<>();
        for (WorkletView worklet : run.worklets()) {
            if (!climbs(worklet)) {
                continue;
            }
            List<Curve.Point> points = new ArrayList<>();
            point(0, idle, points);
            worklet.figures().levels().stream()
                    .filter(IntervalFigures::paced)
                    .forEach(level -> level.plan()
                            .loadPercent()
                            .ifPresent(load -> point(load, figure.apply(worklet).apply(level), points)));
            points.sort(Comparator.comparingDouble(Curve.Point::loadPercent));
            curves.add(new Curve(worklet.name(), points));
        }
        return curves;
    }

    private static void point(double loadPercent, Measurement value, List<Curve.Point> points) {
        value.asOptional().ifPresent(measured -> points.add(new Curve.Point(loadPercent, measured)));
    }

    private static Measurement relative(WorkletView worklet, Measurement perWatt) {
        OptionalDouble top = worklet.figures().levels().stream()
                .max(Comparator.comparingDouble(
                        level -> level.plan().loadPercent().orElse(0)))
                .map(level -> level.perWatt().asOptional())
                .orElse(OptionalDouble.empty());
        return top.isPresent() && top.getAsDouble() > 0 && perWatt.asOptional().isPresent()
                ? Measurement.of(100 * perWatt.asOptional().getAsDouble() / top.getAsDouble())
                : Measurement.absent("absent.nothing-to-relate-to");
    }

    private static LadderRung rung(IntervalFigures interval) {
        boolean idle = interval.plan().idle();
        return new LadderRung(Levels.load(interval), interval.perWatt(), interval.averageWatts(), idle);
    }
}
