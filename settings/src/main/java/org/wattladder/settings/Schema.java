package org.wattladder.settings;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What an editor may check of a value: keywords of JSON Schema. It never refuses what {@link Kind#read} takes, and need not
 * refuse all that it refuses.
 *
 * @param keywords in the order of the file
 */
public record Schema(Map<String, Object> keywords) {
    public Schema {
        keywords = Collections.unmodifiableMap(new LinkedHashMap<>(keywords));
    }

    /** Any single value. */
    static Schema scalar() {
        return of("type", List.of("string", "number", "boolean", "null"));
    }

    /** A text. */
    static Schema string() {
        return of("type", "string");
    }

    /** A text that matches the whole of a regular expression. */
    static Schema pattern(String expression) {
        return string().with("pattern", "^(" + expression + ")$");
    }

    /** A number. */
    static Schema number() {
        return of("type", "number");
    }

    /** Any of these. */
    static Schema anyOf(Schema... choices) {
        return of("anyOf", List.of(choices).stream().map(Schema::keywords).toList());
    }

    /** One keyword. */
    static Schema of(String keyword, Object value) {
        return new Schema(Map.of(keyword, value));
    }

    /** The same with one keyword more. */
    public Schema with(String keyword, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(keywords);
        more.put(keyword, value);
        return new Schema(more);
    }
}
