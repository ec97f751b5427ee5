package org.wattladder.reporter.view.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.chart.ColumnChart;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.table.Cells;

/**
 * Figures over places that have names, as columns with a scale at the left and lines with one at the right.
 *
 * @param caption what it shows
 * @param axis what the places are
 * @param places from left to right
 * @param columns at most three series
 * @param lines at most three series; a scale without figures is left out
 * @param limit of the columns; absent when there is none
 * @param signs at places of which a reader must know more
 */
public record Columns(
        Message caption, Text axis, List<Text> places, Side columns, Side lines, Limit limit, List<Sign> signs) {
    private static final List<String> ORDER = List.of("first", "second", "third");
    private static final int DIGITS = 4;

    /** One without signs. */
    public Columns(Message caption, Text axis, List<Text> places, Side columns, Side lines, Limit limit) {
        this(caption, axis, places, columns, lines, limit, List.of());
    }

    /**
     * Something that a reader must know of a place.
     *
     * @param place from 0
     * @param meaning of all signs of the picture
     * @param title what it stands for there
     */
    public record Sign(int place, Message meaning, Text title) {
        private static final String LETTER = "\u25BC";
    }

    /**
     * Figures of one kind.
     *
     * @param meaning of them
     * @param figures one for each place; absent ones are not drawn
     * @param extents what each may be; none when that is known of no place
     */
    public record Series(Message meaning, List<Measurement> figures, List<Optional<ColumnChart.Extent>> extents) {
        /** Figures of which it is not known how far off they may be. */
        public Series(Message meaning, List<Measurement> figures) {
            this(meaning, figures, List.of());
        }
    }

    /**
     * What has a scale in common.
     *
     * @param unit of all figures
     * @param series in order
     */
    public record Side(Text unit, List<Series> series) {}

    /**
     * What columns cannot exceed by definition.
     *
     * @param meaning of it
     * @param value absent when it is not known
     */
    public record Limit(Message meaning, Measurement value) {
        /** None. */
        public static final Limit NONE = new Limit(Message.of("word.absent"), Measurement.absent("word.absent"));
    }

    /** Ready to be drawn under this id, which is unique in its page. */
    public Picture picture(String id) {
        List<Graph.Key> keys = new ArrayList<>();
        keys(keys, "bar", columns);
        keys(keys, "curve dotted", lines);
        if (columns.series().stream()
                .flatMap(series -> series.extents().stream())
                .anyMatch(Optional::isPresent)) {
            keys.add(Graph.Key.of("extent", "comparison.interval"));
        }
        signs.stream().findFirst().ifPresent(sign -> keys.add(new Graph.Key("sign", sign.meaning())));
        if (limit.value().asOptional().isPresent()) {
            keys.add(new Graph.Key("rule overall", limit.meaning()));
        }
        return new Picture(caption, keys, words -> draw(id, words));
    }

    private static void keys(List<Graph.Key> keys, String style, Side side) {
        for (int place = 0; place < side.series().size(); place++) {
            Series series = side.series().get(place);
            if (series.figures().stream().anyMatch(figure -> figure.asOptional().isPresent())) {
                keys.add(new Graph.Key(style + " " + ORDER.get(place % ORDER.size()), series.meaning()));
            }
        }
    }

    private String draw(String id, Words words) {
        return new ColumnChart(
                        places.stream().map(words::say).toList(),
                        drawn("bar", columns, words),
                        drawn("curve dotted", lines, words),
                        limit.value().asOptional(),
                        signs.stream()
                                .map(each -> new ColumnChart.Sign(each.place(), Sign.LETTER, words.say(each.title())))
                                .toList())
                .draw(id, words.say(caption), description(words), words.say(axis), words);
    }

    private static ColumnChart.Side drawn(String style, Side side, Words words) {
        List<ColumnChart.Series> series = new ArrayList<>();
        for (int place = 0; place < side.series().size(); place++) {
            List<OptionalDouble> values = side.series().get(place).figures().stream()
                    .map(Measurement::asOptional)
                    .toList();
            series.add(new ColumnChart.Series(
                    style + " " + ORDER.get(place % ORDER.size()),
                    values,
                    side.series().get(place).extents()));
        }
        return new ColumnChart.Side(words.say(side.unit()), series);
    }

    private String description(Words words) {
        List<String> parts = new ArrayList<>();
        for (int place = 0; place < places.size(); place++) {
            parts.add(words.say(places.get(place)) + ": " + figures(columns, place, words) + ", "
                    + figures(lines, place, words));
        }
        return String.join("; ", parts);
    }

    private static String figures(Side side, int place, Words words) {
        return side.series().stream()
                .map(each -> words.say(Cells.significant(each.figures().get(place), DIGITS)))
                .collect(Collectors.joining(" / ", "", " " + words.say(side.unit())));
    }
}
