package org.wattladder.system.hostile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Every way in which one value of an honest JSON text can be something else: missing, doubled, of another kind, at the
 * borders of its type. What fields there are is read from the text, so that new ones are covered by themselves.
 */
final class Mutations {
    static final String CONTROL = "control characters";
    static final String EMPTY_TEXT = "empty text";
    static final String EMPTY_LIST = "empty list";
    static final String EMPTY_OBJECT = "empty object";

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String PLACE = "here-comes-the-lie";

    /** Longer than an attribute of {@code result.xml} may be. */
    private static final String LONG = "\"" + "x".repeat(600_000) + "\"";

    private Mutations() {}

    /**
     * One change of a text.
     *
     * @param path of what is changed
     * @param change in words
     * @param lie the change
     */
    record Mutation(String path, String change, UnaryOperator<String> lie) {}

    /** Whole numbers at the borders of their type and just behind them, by what they are called. */
    static Map<String, String> wholeNumbers() {
        Map<String, String> numbers = new LinkedHashMap<>();
        numbers.put("-1", "-1");
        numbers.put("least", String.valueOf(Long.MIN_VALUE));
        numbers.put("most", String.valueOf(Long.MAX_VALUE));
        numbers.put("beyond", "9223372036854775808");
        numbers.put("1.5", "1.5");
        numbers.put("1e17", "100000000000000000");
        return numbers;
    }

    /** All changes of a text like this one. */
    static List<Mutation> of(String sample) {
        List<Mutation> all = new ArrayList<>();
        JsonNode root = MAPPER.readTree(sample);
        for (String path : paths(root, "")) {
            alternatives(root.at(path))
                    .forEach((change, other) ->
                            all.add(new Mutation(path, change, honest -> with(honest, path, other))));
            if (root.at(parent(path)).isObject()) {
                all.add(new Mutation(path, "doubled", honest -> doubled(honest, path)));
                all.add(new Mutation(path, "missing", honest -> without(honest, path)));
            } else if (root.at(path).isObject()) {
                all.add(new Mutation(path, "entry doubled", honest -> entryDoubled(honest, path)));
                all.add(new Mutation(path, "unknown field", honest -> surplus(honest, path)));
            }
        }
        all.add(new Mutation("", "unknown field", honest -> surplus(honest, "")));
        return all;
    }

    /** The text with another one in the place of this value, be it JSON or not. */
    static String with(String honest, String path, String other) {
        JsonNode root = MAPPER.readTree(honest);
        if (root.at(parent(path)) instanceof ObjectNode object) {
            object.put(name(path), PLACE);
        } else {
            ((ArrayNode) root.at(parent(path))).set(Integer.parseInt(name(path)), PLACE);
        }
        return MAPPER.writeValueAsString(root).replace("\"" + PLACE + "\"", other);
    }

    private static String doubled(String honest, String path) {
        JsonNode root = MAPPER.readTree(honest);
        ((ObjectNode) root.at(parent(path))).set(PLACE, root.at(path));
        return MAPPER.writeValueAsString(root).replace("\"" + PLACE + "\"", MAPPER.writeValueAsString(name(path)));
    }

    private static String without(String honest, String path) {
        JsonNode root = MAPPER.readTree(honest);
        ((ObjectNode) root.at(parent(path))).remove(name(path));
        return MAPPER.writeValueAsString(root);
    }

    private static String entryDoubled(String honest, String path) {
        JsonNode root = MAPPER.readTree(honest);
        ((ArrayNode) root.at(parent(path))).add(root.at(path));
        return MAPPER.writeValueAsString(root);
    }

    private static String surplus(String honest, String path) {
        JsonNode root = MAPPER.readTree(honest);
        ((ObjectNode) root.at(path)).put("surplus", 1);
        return MAPPER.writeValueAsString(root);
    }

    private static List<String> paths(JsonNode node, String path) {
        List<String> all = new ArrayList<>();
        if (node instanceof ObjectNode object) {
            object.properties().forEach(entry -> {
                String own = path + "/" + entry.getKey().replace("~", "~0").replace("/", "~1");
                all.add(own);
                all.addAll(paths(entry.getValue(), own));
            });
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                all.add(path + "/" + i);
                all.addAll(paths(array.get(i), path + "/" + i));
            }
        }
        return all;
    }

    private static Map<String, String> alternatives(JsonNode value) {
        Map<String, String> others = new LinkedHashMap<>();
        others.put("null", "null");
        if (value.isIntegralNumber()) {
            others.putAll(wholeNumbers());
            others.put("a text", "\"7\"");
        } else if (value.isNumber()) {
            others.put("-1", "-1.0");
            others.put("1e300", "1e300");
            others.put("beyond", "1e400");
            others.put("a text", "\"7.5\"");
            others.put("NaN", "\"NaN\"");
        } else if (value.isString()) {
            others.put("long", LONG);
            others.put(EMPTY_TEXT, "\"\"");
            others.put(CONTROL, "\"\\u001b[2J\\u0000\\ud800\\ufffe\"");
            others.put("a number", "5");
            others.put("a list", "[]");
        } else if (value.isBoolean()) {
            others.put("a number", "1");
            others.put("a text", "\"true\"");
        } else if (value.isArray()) {
            others.put("an object", "{}");
            others.put(EMPTY_LIST, "[]");
            others.put("holds null", "[null]");
        } else if (value.isObject()) {
            others.put("a list", "[]");
            others.put(EMPTY_OBJECT, "{}");
        }
        return others;
    }

    private static String parent(String path) {
        return path.substring(0, path.lastIndexOf('/'));
    }

    private static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1).replace("~1", "/").replace("~0", "~");
    }
}
