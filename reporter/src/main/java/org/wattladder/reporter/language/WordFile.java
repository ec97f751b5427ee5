package org.wattladder.reporter.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** Reads the word file of a language: properties in UTF-8, the same keys in every language. */
final class WordFile {
    private WordFile() {}

    /** Patterns of messages by id. */
    static Map<String, String> read(Language language) {
        return read(language.tag() + ".properties");
    }

    /** Texts of labels by key. */
    static Map<String, String> labels(Language language) {
        return read("labels." + language.tag() + ".properties");
    }

    private static Map<String, String> read(String name) {
        try (InputStream stream = WordFile.class.getResourceAsStream(name)) {
            Properties properties = new Properties();
            properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
            Map<String, String> texts = new TreeMap<>();
            properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
            return texts;
        } catch (IOException broken) {
            throw new UncheckedIOException("word file " + name + " cannot be read", broken);
        }
    }
}
