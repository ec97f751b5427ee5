package org.wattladder.reporter.view.chart;

import java.util.List;
import java.util.function.Function;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.language.Words;

/**
 * A drawing of a section; pages alone show it.
 *
 * @param caption what it shows
 * @param keys what the marks mean
 * @param drawing as SVG, with what it shows in words
 */
public record Picture(Message caption, List<Graph.Key> keys, Function<Words, String> drawing) implements Drawing {
    public Picture {
        keys = List.copyOf(keys);
    }
}
