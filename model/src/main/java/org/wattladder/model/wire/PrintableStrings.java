package org.wattladder.model.wire;

import org.wattladder.model.text.Printable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Reads texts without the control characters with which the other side could command a terminal. */
final class PrintableStrings extends StdDeserializer<String> {
    PrintableStrings() {
        super(String.class);
    }

    @Override
    public String deserialize(JsonParser in, DeserializationContext context) {
        String text = StringDeserializer.instance.deserialize(in, context);
        return text == null ? text : Printable.of(text);
    }
}
