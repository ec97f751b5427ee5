package org.wattladder.reporter.chart;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.reporter.language.Words;

/** Repeated figures on one scale from 0: a band for each kind, in it a dot for each repeat, the first on top, and a rule at their mean. */
public final class DotChart {
    private static final double TOP = 4;
    private static final double LABEL = 18;
    private static final double BAND = 52;
    private static final double FROM = 2;
    private static final double TO = 94;
    private static final int MARKS = 8;

    private DotChart() {}

    /**
     * Figures of one kind.
     *
     * @param style of its dots
     * @param label above it
     * @param values in the order of the repeats; empty where there is none
     * @param mean of them; empty where there is none
     */
    public record Band(String style, String label, List<OptionalDouble> values, OptionalDouble mean) {}

    /**
     * Draws it.
     *
     * @param id unique in its page
     * @param title what it is
     * @param description its figures
     * @param unit of the scale
     */
    public static String draw(String id, String title, String description, String unit, List<Band> bands, Words words) {
        NiceTicks ticks = NiceTicks.reaching(
                bands.stream()
                        .flatMap(band -> band.values().stream())
                        .flatMapToDouble(OptionalDouble::stream)
                        .max()
                        .orElse(0),
                MARKS);
        double bottom = TOP + bands.size() * (LABEL + BAND);
        Svg svg = new Svg(bottom + 34);
        for (double tick : ticks.values()) {
            svg.line("grid", x(tick, ticks), TOP, x(tick, ticks), bottom);
            svg.text("tick middle", x(tick, ticks), bottom + 16, words.say(ticks.label(tick)));
        }
        svg.line("axis", FROM, bottom, TO, bottom).text("tick end", 100, bottom + 16, unit);
        double top = TOP;
        for (Band band : bands) {
            svg.text("tick", FROM + 0.4, top + LABEL - 5, band.label());
            draw(svg, band, top + LABEL, ticks);
            top += LABEL + BAND;
        }
        return svg.image(id, title, description);
    }

    private static void draw(Svg svg, Band band, double top, NiceTicks ticks) {
        band.mean().ifPresent(mean -> svg.line("rule overall", x(mean, ticks), top, x(mean, ticks), top + BAND - 6));
        double step = (BAND - 12) / Math.max(1, band.values().size());
        for (int place = 0; place < band.values().size(); place++) {
            double y = top + (place + 0.5) * step;
            band.values()
                    .get(place)
                    .ifPresent(value -> svg.circle("dot " + band.style(), x(Math.max(0, value), ticks), y, 3));
        }
    }

    private static double x(double value, NiceTicks ticks) {
        return FROM + (TO - FROM) * value / ticks.end();
    }
}
