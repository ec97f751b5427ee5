package org.wattladder.chauffeur.config.page;

import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes the files of {@code config/schema}, by which editors complete and check what users write. */
final class SchemaText {
    /** The line by which a file beside the folder of schemas names its own; editors know it. */
    private static final String LINE = "# yaml-language-server: $schema=../schema/";

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private SchemaText() {}

    /** The schema of these files, JSON; of a draft that all editors know. */
    static String of(DeclaredFile file) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("$schema", "http://json-schema.org/draft-07/schema#");
        schema.put("title", "Wattladder, " + file.kind() + ": " + file.place());
        schema.put("description", file.section().sentence());
        schema.putAll(file.section().schema().keywords());
        return JSON.writeValueAsString(schema) + "\n";
    }

    /** The name of the file with it. */
    static String fileName(DeclaredFile file) {
        return file.kind() + ".json";
    }

    /** The first line of a file in another folder of {@code config}. */
    static String line(DeclaredFile file) {
        return LINE + fileName(file);
    }
}
