package org.wattladder.reporter.chart;

import java.util.Locale;
import org.wattladder.reporter.notation.Decimals;

/** The text of one SVG picture, element by element: across in percent of its width, down in pixels, so that text keeps its size. */
final class Svg {
    private final StringBuilder body = new StringBuilder();
    private final double height;

    Svg(double height) {
        this.height = height;
    }

    Svg line(String styles, double x1, double y1, double x2, double y2) {
        return element("<line class=\"%s\" x1=\"%s%%\" y1=\"%s\" x2=\"%s%%\" y2=\"%s\"/>", styles, x1, y1, x2, y2);
    }

    Svg rectangle(String styles, double x, double y, double wide, double high) {
        return element(
                "<rect class=\"%s\" x=\"%s%%\" y=\"%s\" width=\"%s%%\" height=\"%s\"/>", styles, x, y, wide, high);
    }

    /** A rectangle that says what it is when it is pointed at. */
    Svg rectangle(String styles, double x, double y, double wide, double high, String title) {
        return element(
                "<rect class=\"%s\" x=\"%s%%\" y=\"%s\" width=\"%s%%\" height=\"%s\"><title>%s</title></rect>",
                styles, x, y, wide, high, escape(title));
    }

    Svg circle(String styles, double x, double y, double radius) {
        return element("<circle class=\"%s\" cx=\"%s%%\" cy=\"%s\" r=\"%s\"/>", styles, x, y, radius);
    }

    /** Text that begins, ends or has its middle at the point, as its styles say. */
    Svg text(String styles, double x, double y, String text) {
        return element("<text class=\"%s\" x=\"%s%%\" y=\"%s\">%s</text>", styles, x, y, escape(text));
    }

    /** The same that says what it stands for when it is pointed at. */
    Svg text(String styles, double x, double y, String text, String title) {
        return element(
                "<text class=\"%s\" x=\"%s%%\" y=\"%s\">%s<title>%s</title></text>",
                styles, x, y, escape(text), escape(title));
    }

    /** The picture for those who see it; what it shows stands beside it in words. */
    String decoration(String styles) {
        return decoration(styles, coordinate(height));
    }

    /** The same of another height, such as that of the cell around it. */
    String decoration(String styles, String high) {
        return String.format(
                Locale.ROOT,
                "<svg class=\"%s\" width=\"100%%\" height=\"%s\" aria-hidden=\"true\" focusable=\"false\">%s</svg>",
                styles,
                high,
                body);
    }

    /**
     * The picture with words of its own.
     *
     * @param id unique in its page, letters, digits and hyphens
     * @param title what it is
     * @param description what it shows, with its figures, for those who cannot see it
     */
    String image(String id, String title, String description) {
        return String.format(
                Locale.ROOT,
                "<svg class=\"panel\" width=\"100%%\" height=\"%1$s\" role=\"img\""
                        + " aria-labelledby=\"%2$s-title %2$s-desc\">"
                        + "<title id=\"%2$s-title\">%3$s</title><desc id=\"%2$s-desc\">%4$s</desc>%5$s</svg>",
                coordinate(height),
                id,
                escape(title),
                escape(description),
                body);
    }

    /** Any element; numbers are written as coordinates. */
    Svg element(String template, Object... values) {
        Object[] texts = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            texts[i] = values[i] instanceof Double number ? coordinate(number) : values[i];
        }
        body.append(String.format(Locale.ROOT, template, texts));
        return this;
    }

    private static String coordinate(double value) {
        return Decimals.machine(Math.rint(value * 100) / 100);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
