package org.wattladder.model.wire;

import org.wattladder.model.range.Range;
import org.wattladder.model.text.Printable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.deser.std.StdDeserializer;

/**
 * Reads texts without the control characters with which the other side could command a terminal, and none that is a number or
 * longer than a result can hold.
 */
final class PrintableStrings extends StdDeserializer<String> {
    PrintableStrings() {
        super(String.class);
    }

    @Override
    public String deserialize(JsonParser in, DeserializationContext context) {
        if (!in.hasToken(JsonToken.VALUE_STRING)) {
            return (String) context.handleUnexpectedToken(getValueType(context), in);
        }
        return Range.text("a text", Printable.of(StringDeserializer.instance.deserialize(in, context)), Range.LONGEST);
    }
}
