package org.wattladder.reporter.view.page;

import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;

/**
 * A named text.
 *
 * @param name what it is
 * @param value of it
 */
public record Fact(Text name, Text value) {
    /** A fact with a label by its id; a value that is missing or blank is not known, others are as {@link Text#of} takes them. */
    public static Fact of(String label, Object value) {
        boolean unknown = value == null || (value instanceof String text && text.isBlank());
        return new Fact(Message.of(label), unknown ? Message.of("word.not-known") : Text.of(value));
    }
}
