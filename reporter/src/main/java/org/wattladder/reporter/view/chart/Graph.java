package org.wattladder.reporter.view.chart;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.chart.Axis;

/**
 * A chart that is a table: each row has a name, marks on a common scale and the figures that they stand for.
 *
 * @param caption what it shows
 * @param keys what the marks mean
 * @param first heading of the names
 * @param scale of the marks
 * @param headings of the figures
 * @param rows from top to bottom
 */
public record Graph(Message caption, List<Key> keys, Message first, Axis scale, List<Message> headings, List<Row> rows)
        implements Drawing {

    /** How many rows the marks of the first one span. */
    public int span() {
        return rows.size() > 1 && rows.get(1).marks().isEmpty() ? rows.size() : 1;
    }

    /**
     * The meaning of a mark.
     *
     * @param style of the mark: bar, dot, span or rule
     * @param meaning of it
     */
    public record Key(String style, Message meaning) {
        /** A mark and the id of its meaning. */
        public static Key of(String style, String meaning) {
            return new Key(style, Message.of(meaning));
        }
    }

    /**
     * A row.
     *
     * @param name of what it shows
     * @param link to a part of the page; empty where there is none
     * @param marks as SVG; empty where those of the first row are a picture of all rows
     * @param figures in the order of the headings
     */
    public record Row(Text name, String link, String marks, List<Text> figures) {}
}
