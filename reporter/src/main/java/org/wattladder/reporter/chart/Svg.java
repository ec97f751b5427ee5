package org.wattladder.reporter.chart;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.wattladder.reporter.notation.Decimals;

/** The text of one SVG picture, element by element. */
final class Svg {
    private final StringBuilder body = new StringBuilder();
    private final double width;
    private final double height;

    Svg(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** A point of a line. */
    record Point(double x, double y) {}

    Svg line(String styles, double x1, double y1, double x2, double y2) {
        return element("<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>", styles, x1, y1, x2, y2);
    }

    Svg rectangle(String styles, double x, double y, double wide, double high) {
        return element("<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>", styles, x, y, wide, high);
    }

    Svg polyline(String styles, List<Point> points) {
        return shape("polyline", styles, points);
    }

    Svg polygon(String styles, List<Point> points) {
        return shape("polygon", styles, points);
    }

    Svg circle(String styles, Point centre, double radius) {
        return element("<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>", styles, centre.x(), centre.y(), radius);
    }

    /** Text that begins, ends or has its middle at the point, as its styles say. */
    Svg text(String styles, double x, double y, String text) {
        return element("<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>", styles, x, y, escape(text));
    }

    /**
     * The whole picture.
     *
     * @param id unique in its page, letters, digits and hyphens
     * @param title what it is
     * @param description what it shows, with its figures, for those who cannot see it
     */
    String render(String id, String title, String description) {
        return String.format(
                Locale.ROOT,
                "<svg class=\"chart\" role=\"img\" aria-labelledby=\"%1$s-title %1$s-desc\" viewBox=\"0 0 %2$s %3$s\""
                        + " xmlns=\"http://www.w3.org/2000/svg\">%n".replace("%n", "\n")
                        + "<title id=\"%1$s-title\">%4$s</title>\n<desc id=\"%1$s-desc\">%5$s</desc>\n%6$s</svg>\n",
                id,
                coordinate(width),
                coordinate(height),
                escape(title),
                escape(description),
                body);
    }

    private Svg shape(String name, String styles, List<Point> points) {
        String list = points.stream()
                .map(point -> coordinate(point.x()) + "," + coordinate(point.y()))
                .collect(Collectors.joining(" "));
        return element("<" + name + " class=\"%s\" points=\"%s\"/>", styles, list);
    }

    private Svg element(String template, Object... values) {
        Object[] texts = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            texts[i] = values[i] instanceof Double number ? coordinate(number) : values[i];
        }
        body.append(String.format(Locale.ROOT, template, texts)).append('\n');
        return this;
    }

    private static String coordinate(double value) {
        return Decimals.machine(Math.rint(value * 10) / 10);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
