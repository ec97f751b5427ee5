package org.wattladder.meter.simulator.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.wattladder.meter.source.OptionMistake;

/** The keys of one level of a scenario, none of them unknown or twice there. */
final class Section {
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    private Section() {}

    static Section of(Entry whole) throws OptionMistake {
        if (!(whole.node() instanceof MappingNode mapping)) {
            throw whole.mistake("must hold keys and values");
        }
        Section section = new Section();
        List<String> known = ScenarioKey.wordsBelow(whole.path());
        for (NodeTuple pair : mapping.getValue()) {
            Entry at = new Entry(whole.file(), whole.path(), pair.getKeyNode());
            String key = pair.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "?";
            if (!known.contains(key)) {
                throw at.mistake("has no key '" + key + "'" + Nearest.hint(key, known));
            }
            String path = whole.path().isEmpty() ? key : whole.path() + "." + key;
            if (section.entries.put(key, new Entry(whole.file(), path, pair.getValueNode())) != null) {
                throw at.mistake("has '" + key + "' twice");
            }
        }
        return section;
    }

    Optional<Entry> find(ScenarioKey key) {
        return Optional.ofNullable(entries.get(key.word()));
    }

    boolean has(ScenarioKey key) {
        return entries.containsKey(key.word());
    }
}
