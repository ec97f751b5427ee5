package org.wattladder.reporter.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** Reads the word files of a language: properties in UTF-8, the same keys in every language. */
final class WordFile {
    private WordFile() {}

    /** Patterns of messages and of the labels of reports, by id. */
    static Map<String, String> read(Language language) {
        Map<String, String> patterns = new TreeMap<>();
        for (String part : List.of("", "labels.", "console.")) {
            String name = part + language.tag() + ".properties";
            try (InputStream stream = WordFile.class.getResourceAsStream(name)) {
                Properties properties = new Properties();
                properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
                properties.stringPropertyNames().forEach(key -> patterns.put(key, properties.getProperty(key)));
            } catch (IOException broken) {
                throw new UncheckedIOException("word file " + name + " cannot be read", broken);
            }
        }
        return patterns;
    }
}
