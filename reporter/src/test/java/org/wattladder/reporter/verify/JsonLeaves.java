package org.wattladder.reporter.verify;

import java.util.List;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The values of a JSON text, each of which can be changed in its place for a while. */
final class JsonLeaves {
    private JsonLeaves() {}

    interface Leaf {
        /** Takes a value, and what puts another in its place. */
        void accept(String path, JsonNode value, Consumer<JsonNode> place);
    }

    /** Hands out each value in turn, and puts it back. */
    static void each(String path, JsonNode node, Leaf leaf) {
        if (node instanceof ObjectNode object) {
            for (String name : List.copyOf(object.propertyNames())) {
                value(path + "." + name, object.get(name), other -> object.set(name, other), leaf);
            }
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                int at = i;
                value(path + "[]", array.get(i), other -> array.set(at, other), leaf);
            }
        }
    }

    private static void value(String path, JsonNode value, Consumer<JsonNode> place, Leaf leaf) {
        if (value.isValueNode()) {
            leaf.accept(path, value, place);
            place.accept(value);
        } else {
            each(path, value, leaf);
        }
    }
}
