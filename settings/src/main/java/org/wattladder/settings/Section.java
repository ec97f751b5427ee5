package org.wattladder.settings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;

/**
 * A group of settings; nothing else may stand in it.
 *
 * @param sentence what the section is for, for the reference page
 * @param keys its settings, in the order of the reference page
 */
public record Section(String sentence, List<Key<?>> keys) implements Kind<SectionValues> {
    public Section {
        keys = List.copyOf(keys);
    }

    @Override
    public String range() {
        return "settings, each a name and a value";
    }

    @Override
    public String written(SectionValues value) {
        return "";
    }

    /** Nothing instead of it means a section in which nothing is set. */
    @Override
    public Schema schema() {
        Map<String, Object> properties = new LinkedHashMap<>();
        keys.forEach(key -> properties.put(key.name(), schema(key).keywords()));
        List<String> required =
                keys.stream().filter(Key::required).map(Key::name).toList();
        return Schema.of("type", required.isEmpty() ? List.of("object", "null") : "object")
                .with("properties", properties)
                .with("additionalProperties", false)
                .with("required", required);
    }

    private static <T> Schema schema(Key<T> key) {
        String allowed = key.kind() instanceof Section
                ? ""
                : " (" + key.kind().range()
                        + standard(key).map(text -> "; default " + text).orElse("") + ")";
        return key.kind().schema().with("description", key.sentence() + allowed);
    }

    private static <T> Optional<String> standard(Key<T> key) {
        return key.standard().map(value -> key.kind().written(value)).filter(text -> !text.isEmpty());
    }

    @Override
    public Optional<SectionValues> read(Node node, Place spot) {
        Map<Key<?>, PlacedValue<?>> values = new LinkedHashMap<>();
        if (node instanceof MappingNode mapping) {
            readEntries(mapping, spot, values);
            noteMissing(node, spot, key -> Entries.has(mapping, key));
        } else if (node instanceof ScalarNode scalar && Tag.NULL.equals(scalar.getTag())) {
            noteMissing(node, spot, key -> false);
        } else {
            spot.mustBe(node, range(), "");
            return Optional.empty();
        }
        return Optional.of(new SectionValues(values));
    }

    /** The same of texts by name, as they come from a command line; what a file must set may be missing. */
    public SectionValues read(Map<String, String> texts, Problems problems) {
        List<NodeTuple> entries = new ArrayList<>();
        texts.forEach((name, text) -> entries.add(new NodeTuple(scalar(name), scalar(text))));
        Map<Key<?>, PlacedValue<?>> values = new LinkedHashMap<>();
        readEntries(new MappingNode(Tag.MAP, entries, FlowStyle.BLOCK), new Place("option", "", problems), values);
        return new SectionValues(values);
    }

    private static ScalarNode scalar(String text) {
        return new ScalarNode(Tag.STR, text, ScalarStyle.PLAIN);
    }

    private void readEntries(MappingNode mapping, Place spot, Map<Key<?>, PlacedValue<?>> values) {
        Map<String, Integer> lines = new HashMap<>();
        for (NodeTuple entry : mapping.getValue()) {
            Node nameNode = entry.getKeyNode();
            String name = nameNode instanceof ScalarNode scalar ? scalar.getValue() : "?";
            Integer earlier = lines.putIfAbsent(name, Entries.line(nameNode));
            Optional<Key<?>> key =
                    keys.stream().filter(each -> each.name().equals(name)).findFirst();
            if (key.isEmpty()) {
                Names names = new Names(keys.stream().map(Key::name).toList());
                spot.problem(nameNode, "unknown setting \"" + name + "\"" + in(spot) + names.hint(name));
            } else if (earlier != null) {
                spot.problem(nameNode, spot.below(name).path() + " is set twice, first in line " + earlier);
            } else {
                key.get()
                        .kind()
                        .read(entry.getValueNode(), spot.below(name))
                        .ifPresent(
                                value -> values.put(key.get(), new PlacedValue<>(spot.place(nameNode), name, value)));
            }
        }
    }

    private void noteMissing(Node node, Place spot, Predicate<String> given) {
        for (Key<?> key : keys) {
            if (key.required() && !given.test(key.name())) {
                String sentence = spot.below(key.name()).path() + " is missing; it must be ";
                spot.problem(node, sentence + key.kind().range());
            }
        }
    }

    private static String in(Place spot) {
        return spot.path().isEmpty() ? "" : " in " + spot.path();
    }
}
