package org.wattladder.settings;

import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** Reads the names in a mapping node. */
final class Entries {
    private Entries() {}

    static boolean has(MappingNode mapping, String name) {
        return mapping.getValue().stream()
                .anyMatch(entry -> entry.getKeyNode() instanceof ScalarNode scalar
                        && scalar.getValue().equals(name));
    }

    /** Line of a node, from 1. */
    static int line(Node node) {
        return node.getStartMark().map(mark -> mark.getLine() + 1).orElse(1);
    }
}
