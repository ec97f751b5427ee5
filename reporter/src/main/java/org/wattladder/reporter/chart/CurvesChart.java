package org.wattladder.reporter.chart;

import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.notation.Decimals;

/** Lines over load, 0 to 100 percent; told apart by shape and dashes as well as by colour. */
public final class CurvesChart {
    private static final double WIDTH = 470;
    private static final double LEFT = 52;
    private static final double RIGHT = 452;
    private static final double TOP = 30;
    private static final double BOTTOM = 250;
    private static final double LEGEND_ROW = 22;
    private static final int LEGEND_COLUMNS = 3;
    private static final int COLOURS = 6;
    private static final int DASHES = 3;
    private static final double LOAD_STEP = 20;

    private CurvesChart() {}

    /**
     * Draws the chart.
     *
     * @param id unique in its page
     * @param title stands above the chart too
     * @param unit of the values
     * @param curves in the order of the legend
     * @param words of the page
     */
    public static String draw(String id, Message title, String unit, List<Curve> curves, Words words) {
        double highest = curves.stream()
                .flatMap(curve -> curve.points().stream())
                .mapToDouble(Curve.Point::value)
                .max()
                .orElse(0);
        NiceTicks ticks = NiceTicks.reaching(highest, 6);
        Scale up = new Scale(ticks.end(), BOTTOM, TOP);
        Scale across = new Scale(100, LEFT, RIGHT);
        int legendRows = (curves.size() + LEGEND_COLUMNS - 1) / LEGEND_COLUMNS;
        Svg svg = new Svg(WIDTH, BOTTOM + 50 + LEGEND_ROW * legendRows);
        axes(svg, unit, ticks, up, across, words);
        for (int i = 0; i < curves.size(); i++) {
            curve(svg, curves.get(i), i, up, across);
            legend(svg, curves.get(i), i);
        }
        return svg.render(id, words.say(title), describe(curves, unit, words));
    }

    private static void axes(Svg svg, String unit, NiceTicks ticks, Scale up, Scale across, Words words) {
        svg.text("axis-title", 4, 14, unit);
        for (double tick : ticks.values()) {
            double y = up.at(tick);
            svg.line("grid", LEFT, y, RIGHT, y).text("tick end", LEFT - 6, y + 4, words.say(ticks.label(tick)));
        }
        for (double load = 0; load <= 100; load += LOAD_STEP) {
            double x = across.at(load);
            svg.line("mark", x, BOTTOM, x, BOTTOM + 5).text("tick middle", x, BOTTOM + 18, Decimals.percent(load));
        }
        svg.line("axis", LEFT, BOTTOM, RIGHT, BOTTOM)
                .text("axis-title end", RIGHT, BOTTOM + 36, words.say("chart.target-load"));
    }

    private static void curve(Svg svg, Curve curve, int number, Scale up, Scale across) {
        List<Svg.Point> points = curve.points().stream()
                .map(point -> new Svg.Point(across.at(point.loadPercent()), up.at(point.value())))
                .toList();
        if (points.size() > 1) {
            svg.polyline(lineStyles(number), points);
        }
        points.forEach(point -> Marker.of(number).draw(svg, pointStyles(number), point, 5));
    }

    private static void legend(Svg svg, Curve curve, int number) {
        double x = LEFT + (RIGHT - LEFT) / LEGEND_COLUMNS * (number % LEGEND_COLUMNS);
        int row = number / LEGEND_COLUMNS;
        double y = BOTTOM + 56 + LEGEND_ROW * row;
        svg.line(lineStyles(number), x, y, x + 26, y);
        Marker.of(number).draw(svg, pointStyles(number), new Svg.Point(x + 13, y), 5);
        svg.text("legend", x + 32, y + 4, curve.name());
    }

    private static String lineStyles(int number) {
        return "curve colour-" + number % COLOURS + " dash-" + number % DASHES;
    }

    private static String pointStyles(int number) {
        return "point colour-" + number % COLOURS;
    }

    private static String describe(List<Curve> curves, String unit, Words words) {
        return curves.stream()
                .map(curve -> curve.name() + ": "
                        + curve.points().stream()
                                .map(point -> words.say(
                                        "chart.at",
                                        Figure.significant(point.value(), 4),
                                        unit,
                                        Figure.shortest(point.loadPercent())))
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining(". "));
    }
}
