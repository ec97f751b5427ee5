package org.wattladder.settings;

import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeType;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.wattladder.settings.problem.Problems;

/**
 * Where reading is: the file, the dotted path of settings that led here, and where problems go.
 *
 * @param file as shown to the user
 * @param path for example {@code defaults.calibration.pre}; empty at the top
 * @param problems takes what is wrong
 */
public record Place(String file, String path, Problems problems) {

    Place below(String name) {
        return new Place(file, path.isEmpty() ? name : path + "." + name, problems);
    }

    String place(Node node) {
        return node.getStartMark()
                .map(mark -> file + ":" + (mark.getLine() + 1) + ":" + (mark.getColumn() + 1))
                .orElse(file);
    }

    void problem(Node node, String sentence) {
        problems.add(place(node), sentence);
    }

    /** Notes that the value here is not what the range says. */
    void mustBe(Node node, String range, String hint) {
        problem(node, (path.isEmpty() ? "the file" : path) + " must be " + range + ", not " + shown(node) + hint);
    }

    private static String shown(Node node) {
        if (node.getNodeType() == NodeType.MAPPING) {
            return "settings of its own";
        }
        if (node.getNodeType() == NodeType.SEQUENCE) {
            return "a list";
        }
        ScalarNode scalar = (ScalarNode) node;
        String text = scalar.getValue().length() > 60 ? scalar.getValue().substring(0, 60) + "..." : scalar.getValue();
        if (text.isEmpty()) {
            return "nothing";
        }
        return scalar.isPlain() ? text : "\"" + text + "\"";
    }
}
