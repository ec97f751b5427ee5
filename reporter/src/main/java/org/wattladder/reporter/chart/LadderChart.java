package org.wattladder.reporter.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.language.Words;

/**
 * The ladder graph of a worklet: a horizontal bar of performance per watt for each load level against the upper axis,
 * average power as a line against the lower axis, active idle at the bottom, overall ops/watt as a vertical line.
 */
public final class LadderChart {
    private static final double WIDTH = 960;
    private static final double LEFT = 96;
    private static final double RIGHT = 770;
    private static final double TOP = 62;
    private static final double ROW = 38;
    private static final double BAR = 22;
    private static final double BELOW = 58;
    private static final double PER_WATT_COLUMN = 860;
    private static final double WATTS_COLUMN = 950;
    private static final int DIGITS = 4;
    private static final int MOST_STEPS = 8;

    private LadderChart() {}

    /**
     * Draws the graph.
     *
     * @param id unique in its page
     * @param title for example {@code lu: performance per watt and power}
     * @param perWattUnit unit of the upper axis
     * @param rungs from the highest load to idle, at least one
     * @param ratioName what the vertical line is called
     * @param ladderRatio where the vertical line stands; absent leaves it out
     * @param words of the page
     */
    public static String draw(
            String id,
            Text title,
            Text perWattUnit,
            List<LadderRung> rungs,
            Text ratioName,
            Measurement ladderRatio,
            Words words) {
        double bottom = TOP + ROW * rungs.size();
        NiceTicks perWattTicks = ticks(rungs, LadderRung::perWatt, ladderRatio);
        NiceTicks wattsTicks = ticks(rungs, LadderRung::watts, Measurement.absent("none"));
        Scale perWatt = new Scale(perWattTicks.end(), LEFT, RIGHT);
        Scale watts = new Scale(wattsTicks.end(), LEFT, RIGHT);
        Svg svg = new Svg(WIDTH, bottom + BELOW);
        axes(svg, bottom, perWattUnit, perWatt, perWattTicks, watts, wattsTicks, words);
        svg.text("axis-title", LEFT, bottom + 42, words.say("chart.line"));
        bars(svg, rungs, perWatt, words);
        ratio(svg, bottom, ratioName, ladderRatio, perWatt, words);
        power(svg, rungs, watts);
        gutter(svg, rungs, words);
        return svg.render(id, words.say(title), describe(perWattUnit, rungs, ladderRatio, words));
    }

    private static NiceTicks ticks(
            List<LadderRung> rungs, Function<LadderRung, Measurement> figure, Measurement alsoReaching) {
        double highest = rungs.stream()
                .map(figure)
                .map(Measurement::asOptional)
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .max()
                .orElse(0);
        return NiceTicks.reaching(Math.max(highest, alsoReaching.asOptional().orElse(0)), MOST_STEPS);
    }

    private static void axes(
            Svg svg,
            double bottom,
            Text perWattUnit,
            Scale perWatt,
            NiceTicks perWattTicks,
            Scale watts,
            NiceTicks wattsTicks,
            Words words) {
        svg.text("axis-title", LEFT, 16, words.say("chart.bars", perWattUnit));
        for (double tick : perWattTicks.values()) {
            double x = perWatt.at(tick);
            svg.line("grid", x, TOP - 8, x, bottom)
                    .text("tick middle", x, TOP - 14, words.say(perWattTicks.label(tick)));
        }
        for (double tick : wattsTicks.values()) {
            double x = watts.at(tick);
            svg.line("mark", x, bottom, x, bottom + 6)
                    .text("tick middle", x, bottom + 20, words.say(wattsTicks.label(tick)));
        }
        svg.line("axis", LEFT, bottom, RIGHT, bottom).line("axis", LEFT, TOP - 8, LEFT, bottom);
    }

    private static void bars(Svg svg, List<LadderRung> rungs, Scale perWatt, Words words) {
        for (int i = 0; i < rungs.size(); i++) {
            LadderRung rung = rungs.get(i);
            double middle = middle(i);
            svg.text("rung end", LEFT - 10, middle + 5, words.say(rung.label()));
            if (rung.perWatt().asOptional().isPresent()) {
                double end = perWatt.at(rung.perWatt().asOptional().getAsDouble());
                svg.rectangle("bar", LEFT, middle - BAR / 2, Math.max(0, end - LEFT), BAR);
            } else if (!rung.idle() || rung.watts().asOptional().isEmpty()) {
                svg.text("hole", LEFT + 8, middle + 5, words.say("word.not-measured"));
            }
        }
    }

    private static void ratio(
            Svg svg, double bottom, Text ratioName, Measurement ladderRatio, Scale perWatt, Words words) {
        ladderRatio.asOptional().ifPresent(value -> {
            double x = perWatt.at(value);
            boolean room = x < RIGHT - 230;
            svg.line("ratio", x, TOP - 8, x, bottom + 30);
            svg.text(
                    room ? "ratio-label" : "ratio-label end",
                    room ? x + 6 : x - 6,
                    bottom + 42,
                    words.say(ratioName) + " " + words.say(Figure.significant(value, DIGITS)));
        });
    }

    private static void power(Svg svg, List<LadderRung> rungs, Scale watts) {
        List<List<Svg.Point>> pieces = new ArrayList<>(List.of(new ArrayList<>()));
        for (int i = 0; i < rungs.size(); i++) {
            OptionalDouble value = rungs.get(i).watts().asOptional();
            if (value.isPresent()) {
                pieces.get(pieces.size() - 1).add(new Svg.Point(watts.at(value.getAsDouble()), middle(i)));
            } else {
                pieces.add(new ArrayList<>());
            }
        }
        pieces.stream()
                .filter(piece -> piece.size() > 1)
                .forEach(piece -> svg.polyline("power-halo", piece).polyline("power", piece));
        pieces.forEach(piece -> piece.forEach(point -> Marker.DIAMOND.draw(svg, "power-point", point, 6)));
    }

    private static void gutter(Svg svg, List<LadderRung> rungs, Words words) {
        svg.rectangle("bar", PER_WATT_COLUMN - 56, TOP - 35, 14, 10)
                .text("column end", PER_WATT_COLUMN, TOP - 26, words.say("chart.per-watt"));
        Svg.Point key = new Svg.Point(WATTS_COLUMN - 30, TOP - 30);
        svg.line("power", key.x() - 10, key.y(), key.x() + 10, key.y());
        Marker.DIAMOND.draw(svg, "power-point", key, 5);
        svg.text("column end", WATTS_COLUMN, TOP - 26, "W");
        for (int i = 0; i < rungs.size(); i++) {
            LadderRung rung = rungs.get(i);
            double y = middle(i) + 5;
            svg.text("figure end", PER_WATT_COLUMN, y, figure(rung.perWatt(), "–", words))
                    .text("figure end", WATTS_COLUMN, y, figure(rung.watts(), "–", words));
        }
    }

    private static double middle(int row) {
        return TOP + ROW * row + ROW / 2;
    }

    private static String describe(Text perWattUnit, List<LadderRung> rungs, Measurement ladderRatio, Words words) {
        String absent = words.say("word.absent");
        String figures = rungs.stream()
                .map(rung -> words.say(rung.label()) + ": "
                        + (rung.idle()
                                ? ""
                                : figure(rung.perWatt(), absent, words) + " " + words.say(perWattUnit) + ", ")
                        + figure(rung.watts(), absent, words) + " W")
                .collect(Collectors.joining("; "));
        return words.say("chart.order") + " " + figures + ". "
                + words.say("chart.ratio", figure(ladderRatio, absent, words));
    }

    private static String figure(Measurement measurement, String absent, Words words) {
        return measurement.asOptional().isPresent()
                ? words.say(Figure.significant(measurement.asOptional().getAsDouble(), DIGITS))
                : absent;
    }
}
