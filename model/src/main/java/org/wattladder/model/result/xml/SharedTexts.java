package org.wattladder.model.result.xml;

import java.util.Map;
import org.wattladder.model.text.Printable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.deser.std.StdDeserializer;

/**
 * Keeps one copy of texts that come again: the names, options and reasons of thousands of clients are few different ones,
 * and would else be most of a large result in memory.
 */
final class SharedTexts extends StdDeserializer<String> {
    /** Attribute of a reading that holds its texts, a map of {@code String} to itself. */
    static final String SEEN = "wattladder.texts";

    private static final int LONGEST = 200;

    SharedTexts() {
        super(String.class);
    }

    @Override
    public String deserialize(JsonParser in, DeserializationContext context) {
        String raw = StringDeserializer.instance.deserialize(in, context);
        if (raw == null) {
            return raw;
        }
        String text = Printable.of(raw);
        if (text.length() > LONGEST) {
            return text;
        }
        @SuppressWarnings("unchecked") // nothing else is put there
        Map<String, String> seen = (Map<String, String>) context.getAttribute(SEEN);
        String first = seen.putIfAbsent(text, text);
        return first == null ? text : first;
    }
}
