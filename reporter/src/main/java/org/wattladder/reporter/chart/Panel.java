package org.wattladder.reporter.chart;

import java.util.List;

/** A small chart beside others of its kind: bars and a line over load from 0 to 100 %, each from 0. */
public final class Panel {
    private static final double HEIGHT = 96;
    private static final double TOP = 8;
    private static final double BOTTOM = 78;
    private static final double FROM = 6;
    private static final double TO = 92;
    private static final double WIDEST_BAR = 12;
    private static final double LEAST_WIDTH = 150;
    private static final double CHARACTER = 6.5;
    private static final int FIRST_WIDE = 0x2E80;

    private Panel() {}

    /**
     * A figure at a load.
     *
     * @param loadPercent across
     * @param share of the height, from 0 to 1
     */
    public record Point(double loadPercent, double share) {}

    /**
     * Draws it.
     *
     * @param id unique in its page
     * @param idle the word below load 0; empty when nothing stands there
     * @param title what it is
     * @param description its figures
     * @param bars from left to right
     * @param line from left to right
     */
    public static String draw(
            String id, String idle, String title, String description, List<Point> bars, List<Point> line) {
        Svg svg = new Svg(HEIGHT);
        double wide = Math.min(WIDEST_BAR, (TO - FROM) * 0.7 / Math.max(1, bars.size()));
        for (Point bar : bars) {
            svg.rectangle("bar", x(bar) - wide / 2, y(bar), wide, BOTTOM - y(bar))
                    .text("tick middle", x(bar), HEIGHT - 4, Math.round(bar.loadPercent()) + "");
        }
        if (!idle.isEmpty()) {
            double room = bars.stream().mapToDouble(Panel::x).min().orElse(TO) * LEAST_WIDTH / 100 - 2 * CHARACTER;
            if (wide(idle) <= room) {
                svg.text("tick", 0, HEIGHT - 4, idle);
            }
        }
        svg.line("axis", 0, BOTTOM, 100, BOTTOM);
        for (int i = 1; i < line.size(); i++) {
            svg.line("link", x(line.get(i - 1)), y(line.get(i - 1)), x(line.get(i)), y(line.get(i)));
        }
        line.forEach(point -> svg.circle("dot", x(point), y(point), 3.5));
        return svg.image(id, title, description);
    }

    /** About how many pixels a text is wide. */
    private static double wide(String text) {
        return text.codePoints()
                .mapToDouble(each -> each >= FIRST_WIDE ? 2 * CHARACTER : CHARACTER)
                .sum();
    }

    private static double x(Point point) {
        return FROM + (TO - FROM) * point.loadPercent() / 100;
    }

    private static double y(Point point) {
        return BOTTOM - (BOTTOM - TOP) * point.share();
    }
}
