package org.wattladder.settings;

import java.util.Optional;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.wattladder.settings.problem.Problem;
import org.wattladder.settings.problem.Problems;

/** One YAML document as a graph of nodes that know their line and column. */
final class YamlText {
    static final int LARGEST_CHARACTERS = 262_144;

    private final String file;
    private final PlainYaml plain;

    YamlText(String file) {
        this.file = file;
        this.plain = new PlainYaml(file, LARGEST_CHARACTERS);
    }

    /** The document's root, or empty when a problem was noted. */
    Optional<Node> root(String text, Problems problems) {
        Optional<Problem> odd = plain.check(text);
        if (odd.isPresent()) {
            problems.add(odd.get().where(), odd.get().sentence());
            return Optional.empty();
        }
        try {
            Optional<Node> root = new Compose(plain.settings()).composeString(text);
            if (root.isEmpty()) {
                problems.add(file, "is empty");
            }
            return root;
        } catch (MarkedYamlEngineException e) {
            Problem unreadable = plain.unreadable(e);
            problems.add(unreadable.where(), unreadable.sentence());
        } catch (YamlEngineException e) {
            problems.add(file, "is not YAML: " + e.getMessage());
        }
        return Optional.empty();
    }
}
