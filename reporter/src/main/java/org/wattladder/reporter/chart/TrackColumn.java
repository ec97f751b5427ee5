package org.wattladder.reporter.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.wattladder.model.result.Measurement;

/**
 * The marks of all rows of a table in one picture, as wide and as high as the cell that spans them: places are percent of both.
 * The figures stand in cells beside it, so it is decoration to those who do not see it; absent figures have no mark.
 */
public final class TrackColumn {
    private static final double BAR = 12;
    private static final double RADIUS = 5;

    private final Svg svg = new Svg(0);
    private final int rows;

    /** A picture of so many rows of the same height. */
    public TrackColumn(int rows) {
        this.rows = rows;
    }

    /** A bar from 0 in each row. */
    public TrackColumn bars(Axis axis, List<Measurement> figures) {
        for (int row = 0; row < rows; row++) {
            int place = row;
            figures.get(row)
                    .asOptional()
                    .ifPresent(value -> svg.element(
                            "<rect class=\"bar\" x=\"%s%%\" y=\"%s%%\" width=\"%s%%\" height=\"%s\" transform=\"translate(0 %s)\"/>",
                            axis.at(0), middle(place), axis.length(value), BAR, -BAR / 2));
        }
        return this;
    }

    /** A line across each row, which goes on where the next row has the same figure. */
    public TrackColumn rules(String styles, Axis axis, List<Measurement> figures) {
        for (int row = 0; row < rows; row++) {
            double top = 100.0 * row / rows;
            figures.get(row)
                    .asOptional()
                    .ifPresent(value -> svg.element(
                            "<line class=\"rule " + styles + "\" x1=\"%s%%\" y1=\"%s%%\" x2=\"%s%%\" y2=\"%s%%\"/>",
                            axis.at(value),
                            top,
                            axis.at(value),
                            top + 100.0 / rows));
        }
        return this;
    }

    /** A point in each row, and one line through those of rows that follow each other. */
    public TrackColumn line(Axis axis, List<Measurement> figures) {
        List<String> points = new ArrayList<>();
        for (int row = 0; row <= rows; row++) {
            if (row < rows && figures.get(row).asOptional().isPresent()) {
                points.add(String.format(
                        Locale.ROOT,
                        "%.2f %.2f",
                        axis.at(figures.get(row).asOptional().getAsDouble()),
                        middle(row)));
            } else {
                path(points);
                points.clear();
            }
        }
        for (int row = 0; row < rows; row++) {
            int place = row;
            figures.get(row)
                    .asOptional()
                    .ifPresent(value -> svg.element(
                            "<circle class=\"dot\" cx=\"%s%%\" cy=\"%s%%\" r=\"%s\"/>",
                            axis.at(value), middle(place), RADIUS));
        }
        return this;
    }

    /** Stretched with the cell, while its width stays. */
    private void path(List<String> points) {
        if (points.size() > 1) {
            svg.element("<svg viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\" width=\"100%%\" height=\"100%%\">"
                    + "<path class=\"link\" vector-effect=\"non-scaling-stroke\" d=\"M"
                    + points.stream().collect(Collectors.joining(" L"))
                    + "\"/></svg>");
        }
    }

    private double middle(int row) {
        return 100 * (row + 0.5) / rows;
    }

    /** As SVG. */
    public String picture() {
        return svg.decoration("track", "100%");
    }
}
