package org.wattladder.reporter.chart;

import java.util.List;
import java.util.Optional;
import org.wattladder.reporter.language.Words;

/** Strips of figures over one scale of time, on bands that say what happened; across in percent of the picture's width. */
public final class TimeChart {
    /** Where the scale of time begins, in percent of the width. */
    public static final double FROM = 6;
    /** Where it ends. */
    public static final double TO = 99;

    private static final double TOP = 40;
    private static final double BAND_LABEL = 12;
    private static final double MARK = 30;
    private static final double GAP = 36;
    private static final double FOOT = 40;
    /** A label nearer to the end than this, in percent of the width, ends at its mark. */
    private static final double LABEL = 3;

    private static final double PERCENT_OF_LETTER = 0.72;
    /** Coordinates of a line are whole numbers of this part of the width, and of a tenth of a pixel. */
    private static final int ACROSS = 10_000;

    private static final int DOWN = 10;

    private final TimeScale time;
    private final List<TimeStrip> strips;
    private final List<Band> bands;
    private final List<Mark> marks;

    /**
     * A time in which something happened.
     *
     * @param style of the band
     * @param label in it, when it is wide enough
     * @param title of it, when it is pointed at
     * @param fromMillis when it began, since 1970
     * @param toMillis when it ended
     */
    public record Band(String style, String label, String title, long fromMillis, long toMillis) {}

    /**
     * Something that was found.
     *
     * @param style of the sign
     * @param sign a letter or two
     * @param title of it, when it is pointed at
     * @param epochMillis where it stands
     */
    public record Mark(String style, String sign, String title, long epochMillis) {}

    /**
     * A chart.
     *
     * @param time the whole width
     * @param strips from top to bottom; those without figures are left out
     * @param bands in any order; those beyond the width are left out
     * @param marks likewise
     */
    public TimeChart(TimeScale time, List<TimeStrip> strips, List<Band> bands, List<Mark> marks) {
        this.time = time;
        this.strips = strips.stream().filter(strip -> strip.scale().isPresent()).toList();
        this.bands = bands.stream()
                .filter(band -> time.touches(band.fromMillis(), band.toMillis()))
                .toList();
        this.marks = marks.stream()
                .filter(mark -> mark.epochMillis() >= time.fromMillis() && mark.epochMillis() <= time.toMillis())
                .toList();
    }

    /**
     * Draws it.
     *
     * @param id unique in its page
     * @param title what it is
     * @param description its figures
     * @param axis what the scale of time is
     */
    public String draw(String id, String title, String description, String axis, Words words) {
        double bottom = TOP
                + strips.stream().mapToDouble(strip -> strip.highPixels() + GAP).sum()
                - GAP;
        Svg svg = new Svg(bottom + FOOT);
        bands.forEach(band -> draw(svg, band, bottom));
        double top = TOP;
        for (TimeStrip strip : strips) {
            draw(svg, strip, top, words);
            top += strip.highPixels() + GAP;
        }
        for (Mark mark : marks) {
            svg.text("found middle " + mark.style(), x(mark.epochMillis()), MARK, mark.sign(), mark.title());
        }
        svg.line("axis", FROM, bottom, TO, bottom);
        List<TimeScale.Tick> ticks = time.ticks();
        for (int place = 0; place < ticks.size(); place++) {
            double x = x(ticks.get(place).epochMillis());
            svg.line("axis", x, bottom, x, bottom + 4);
            svg.text(
                    (x > TO - LABEL ? "tick end" : "tick middle") + (place % 2 == 0 ? "" : " odd"),
                    x,
                    bottom + 17,
                    ticks.get(place).label());
        }
        svg.text("tick end", TO, bottom + 34, axis);
        return svg.image(id, title, description);
    }

    private void draw(Svg svg, Band band, double bottom) {
        double from = Math.max(FROM, x(band.fromMillis()));
        double wide = Math.min(TO, x(band.toMillis())) - from;
        svg.rectangle("band " + band.style(), from, BAND_LABEL + 4, wide, bottom - BAND_LABEL - 4, band.title());
        if (wide > PERCENT_OF_LETTER * band.label().length()) {
            svg.text("tick bandname", from, BAND_LABEL, band.label());
        }
    }

    private void draw(Svg svg, TimeStrip strip, double top, Words words) {
        TimeStrip.Scale scale = strip.scale().orElseThrow();
        double high = strip.highPixels();
        for (TimeStrip.Mark mark : scale.marks()) {
            double y = top + high * (1 - scale.share(mark.value()));
            svg.line("grid", FROM, y, TO, y).text("tick end", FROM - 0.6, y + 4, words.say(mark.label()));
        }
        svg.text("tick", 0, top - 14, strip.unit());
        svg.element(
                "<svg class=\"plot\" x=\"%s%%\" y=\"%s\" width=\"%s%%\" height=\"%s\" viewBox=\"0 0 %s %s\""
                        + " preserveAspectRatio=\"none\">",
                FROM, top, TO - FROM, high, ACROSS, (int) (high * DOWN));
        for (TimeStrip.Curve curve : strip.curves()) {
            svg.element("<path class=\"curve %s\" d=\"%s\"/>", curve.style(), path(curve, scale, high));
        }
        svg.element("</svg>");
    }

    /** Whole, mostly relative coordinates keep pages small; a point alone is a line without length, which round ends show. */
    private String path(TimeStrip.Curve curve, TimeStrip.Scale scale, double high) {
        StringBuilder path = new StringBuilder();
        for (List<TimeStrip.Point> piece : curve.pieces()) {
            Optional<long[]> before = Optional.empty();
            for (TimeStrip.Point point : piece) {
                long[] at = {
                    Math.round(ACROSS * time.share(point.epochMillis())),
                    Math.round(DOWN * high * (1 - scale.share(point.value())))
                };
                if (before.isEmpty()) {
                    path.append('M').append(at[0]).append(' ').append(at[1]).append(piece.size() == 1 ? "h0" : "l");
                } else {
                    path.append(at[0] - before.get()[0])
                            .append(' ')
                            .append(at[1] - before.get()[1])
                            .append(' ');
                }
                before = Optional.of(at);
            }
        }
        return path.toString();
    }

    private double x(long epochMillis) {
        return FROM + (TO - FROM) * time.share(epochMillis);
    }
}
