package org.wattladder.chauffeur.config.yaml;

import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.wattladder.chauffeur.config.problem.Problems;

/** One YAML document as a graph of nodes that know their line and column. */
final class YamlText {
    private static final int LARGEST_CHARACTERS = 262_144;
    private static final int DEEPEST = 20;

    private final String file;
    private final LoadSettings settings;

    YamlText(String file) {
        this.file = file;
        this.settings = LoadSettings.builder()
                .setLabel(file)
                .setUseMarks(true)
                .setCodePointLimit(LARGEST_CHARACTERS)
                .setAllowNonScalarKeys(true)
                .build();
    }

    /** The document's root, or empty when a problem was noted. */
    Optional<Node> root(String text, Problems problems) {
        if (text.length() > LARGEST_CHARACTERS) {
            problems.add(file, "is larger than " + LARGEST_CHARACTERS + " characters");
            return Optional.empty();
        }
        try {
            if (!plain(text, problems)) {
                return Optional.empty();
            }
            Optional<Node> root = new Compose(settings).composeString(text);
            if (root.isEmpty()) {
                problems.add(file, "is empty");
            }
            return root;
        } catch (MarkedYamlEngineException e) {
            problems.add(place(e.getProblemMark()), "is not YAML: " + e.getProblem());
        } catch (YamlEngineException e) {
            problems.add(file, "is not YAML: " + e.getMessage());
        }
        return Optional.empty();
    }

    /** Refuses what could make the graph endless or too deep, before the graph is built. */
    private boolean plain(String text, Problems problems) {
        int depth = 0;
        int documents = 0;
        for (Event event : new Parse(settings).parseString(text)) {
            switch (event.getEventId()) {
                case DocumentStart -> documents++;
                case MappingStart, SequenceStart -> depth++;
                case MappingEnd, SequenceEnd -> depth--;
                default -> {}
            }
            if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
                problems.add(place(event.getStartMark()), "anchors and aliases are not used here; write the value out");
                return false;
            }
            if (depth > DEEPEST) {
                problems.add(place(event.getStartMark()), "is nested deeper than " + DEEPEST + " levels");
                return false;
            }
            if (documents > 1) {
                problems.add(place(event.getStartMark()), "a second document begins; a file holds one");
                return false;
            }
        }
        return true;
    }

    private String place(Optional<Mark> mark) {
        return mark.map(at -> file + ":" + (at.getLine() + 1) + ":" + (at.getColumn() + 1))
                .orElse(file);
    }
}
