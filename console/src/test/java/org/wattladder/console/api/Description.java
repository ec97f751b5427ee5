package org.wattladder.console.api;

import java.io.IOException;
import java.io.InputStream;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * What {@code openapi.yaml} says, and whether JSON is as it says. Knows the words of a schema that the file uses, and
 * complains of others.
 *
 * @param root of the file
 */
record Description(JsonNode root) {
    private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");
    private static final Set<String> KNOWN = Set.of(
            "type",
            "properties",
            "required",
            "additionalProperties",
            "items",
            "anyOf",
            "enum",
            "format",
            "description");

    static Description read() throws IOException {
        try (InputStream file = Objects.requireNonNull(Api.class.getResourceAsStream("openapi.yaml"))) {
            return new Description(YAMLMapper.shared().readTree(file));
        }
    }

    /**
     * A method of an address.
     *
     * @param method in capitals
     * @param path with {@code {name}} for what varies
     */
    record Operation(String method, String path) {
        /** Names of what varies. */
        Set<String> variables() {
            return Stream.of(path.split("[{}]", -1))
                    .filter(part -> path.contains("{" + part + "}"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }

        /** Whether requests of it go to the route of this method and path, as {@code GET /runs/:run}. */
        boolean goesTo(String route) {
            String pattern = route.replace(".", "[.]").replaceAll("/:[a-z]+", "/[^/]+");
            return (method + " " + path.replaceAll("[{}]", "")).matches(pattern);
        }
    }

    List<Operation> operations() {
        List<Operation> operations = new ArrayList<>();
        root.at("/paths")
                .propertyStream()
                .forEach(path -> path.getValue().propertyNames().stream()
                        .filter(METHODS::contains)
                        .forEach(method ->
                                operations.add(new Operation(method.toUpperCase(Locale.ROOT), path.getKey()))));
        return operations;
    }

    JsonNode of(Operation operation) {
        return root.path("paths").path(operation.path()).path(operation.method().toLowerCase(Locale.ROOT));
    }

    /** Names of the parameters of this kind. */
    Set<String> parameters(Operation operation, String kind) {
        return Stream.of(root.path("paths").path(operation.path()), of(operation))
                .flatMap(node -> node.path("parameters").valueStream())
                .map(this::resolved)
                .filter(parameter -> parameter.path("in").asString().equals(kind))
                .map(parameter -> parameter.path("name").asString())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The statuses that are described one by one. */
    Set<String> statuses(Operation operation) {
        return of(operation).path("responses").propertyNames().stream()
                .filter(status -> !status.equals("default"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The answer of this status, or else that of all others. */
    JsonNode response(Operation operation, int status) {
        JsonNode responses = of(operation).path("responses");
        return resolved(
                responses.has(Integer.toString(status))
                        ? responses.path(Integer.toString(status))
                        : responses.path("default"));
    }

    JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? root.at(node.path("$ref").asString().substring(1)) : node;
    }

    /** What is wrong with a value; nothing when it is as the schema says. */
    List<String> complaints(String where, JsonNode value, JsonNode given) {
        JsonNode schema = resolved(given);
        List<String> complaints = new ArrayList<>();
        schema.propertyNames().stream()
                .filter(word -> !KNOWN.contains(word))
                .forEach(word -> complaints.add(where + ": the schema says " + word));
        if (schema.has("anyOf")
                && schema.path("anyOf")
                        .valueStream()
                        .noneMatch(one -> complaints(where, value, one).isEmpty())) {
            complaints.add(where + ": is none of those that are described");
        }
        if (schema.has("type") && types(schema).noneMatch(type -> isOf(value, type))) {
            complaints.add(where + ": is " + value.getNodeType() + " and not " + schema.path("type"));
        }
        if (schema.has("enum") && schema.path("enum").valueStream().noneMatch(value::equals)) {
            complaints.add(where + ": " + value + " is not described");
        }
        if (schema.path("format").asString("").equals("date-time") && value.isString()) {
            instant(where, value.asString()).ifPresent(complaints::add);
        }
        schema.path("required")
                .valueStream()
                .filter(name -> value.isObject() && !value.has(name.asString()))
                .forEach(name -> complaints.add(where + ": has no " + name));
        if (value.isArray() && schema.has("items")) {
            value.valueStream()
                    .forEach(item -> complaints.addAll(complaints(where + "[]", item, schema.path("items"))));
        }
        if (value.isObject()) {
            value.propertyStream()
                    .forEach(field -> complaints.addAll(
                            field(where + "." + field.getKey(), field.getKey(), field.getValue(), schema)));
        }
        return complaints;
    }

    private List<String> field(String where, String name, JsonNode value, JsonNode schema) {
        JsonNode others = schema.path("additionalProperties");
        if (schema.path("properties").has(name)) {
            return complaints(where, value, schema.path("properties").path(name));
        }
        if (others.isObject()) {
            return complaints(where, value, others);
        }
        return others.isBoolean() && !others.asBoolean() ? List.of(where + ": is not described") : List.of();
    }

    private static Optional<String> instant(String where, String text) {
        try {
            return Instant.parse(text).equals(Instant.EPOCH)
                    ? Optional.of(where + ": is the beginning of time")
                    : Optional.empty();
        } catch (DateTimeException none) {
            return Optional.of(where + ": " + text + " is no time");
        }
    }

    private static Stream<String> types(JsonNode schema) {
        JsonNode type = schema.path("type");
        return type.isArray() ? type.valueStream().map(JsonNode::asString) : Stream.of(type.asString());
    }

    private static boolean isOf(JsonNode value, String type) {
        return switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> false;
        };
    }
}
