package org.wattladder.model.result.xml;

import java.util.regex.Pattern;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * Writes texts with every character that XML 1.0 cannot hold replaced: the last lines of a crashed process may contain
 * anything, and must not keep a run from being reported.
 */
final class LegalText extends StdSerializer<String> {
    private static final Pattern ILLEGAL =
            Pattern.compile("[^\\t\\n\\r\\x20-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]");

    LegalText() {
        super(String.class);
    }

    @Override
    public void serialize(String text, JsonGenerator generator, SerializationContext context) {
        generator.writeString(ILLEGAL.matcher(text).replaceAll("\uFFFD"));
    }
}
