package org.wattladder.settings;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/**
 * Entries under names of the user's choice, each of one kind, in the order of the file.
 *
 * @param <T> the value of an entry
 * @param range what is allowed, as it follows "must be"
 * @param smallest fewest entries allowed
 * @param each kind of every entry
 */
public record NamedKind<T>(String range, int smallest, Kind<T> each) implements Kind<List<PlacedValue<T>>> {

    @Override
    public String written(List<PlacedValue<T>> value) {
        return value.stream()
                .map(entry -> entry.name() + ": " + each.written(entry.value()))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    @Override
    public Schema schema() {
        return Schema.of("type", "object")
                .with("additionalProperties", each.schema().keywords())
                .with("minProperties", smallest);
    }

    @Override
    public Optional<List<PlacedValue<T>>> read(Node node, Place spot) {
        if (!(node instanceof MappingNode mapping) || mapping.getValue().size() < smallest) {
            spot.mustBe(node, range, "");
            return Optional.empty();
        }
        Map<String, PlacedValue<T>> entries = new LinkedHashMap<>();
        Map<String, Integer> lines = new LinkedHashMap<>();
        for (NodeTuple entry : mapping.getValue()) {
            Node nameNode = entry.getKeyNode();
            if (!(nameNode instanceof ScalarNode scalar)) {
                spot.mustBe(node, range, "");
                continue;
            }
            // The raw text, so that the worklet called null needs no quotes.
            String name = scalar.getValue();
            Integer earlier = lines.putIfAbsent(name, Entries.line(nameNode));
            if (earlier != null) {
                spot.problem(nameNode, spot.below(name).path() + " is set twice, first in line " + earlier);
                continue;
            }
            each.read(entry.getValueNode(), spot.below(name))
                    .ifPresent(value -> entries.put(name, new PlacedValue<>(spot.place(nameNode), name, value)));
        }
        return Optional.of(List.copyOf(entries.values()));
    }
}
