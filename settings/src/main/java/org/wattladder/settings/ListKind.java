package org.wattladder.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * Values of one kind in order.
 *
 * @param <T> one value
 * @param smallest fewest values allowed
 * @param largest most values allowed
 * @param distinct whether a value may stand only once
 * @param each kind of every value
 */
public record ListKind<T>(int smallest, int largest, boolean distinct, Kind<T> each) implements Kind<List<T>> {

    @Override
    public String range() {
        return "a list of " + smallest + " to " + largest + (distinct ? " different" : "") + " values, each "
                + each.range();
    }

    @Override
    public String written(List<T> value) {
        return value.stream().map(each::written).collect(Collectors.joining(", ", "[", "]"));
    }

    @Override
    public Schema schema() {
        return Schema.of("type", "array")
                .with("items", each.schema().keywords())
                .with("minItems", smallest)
                .with("maxItems", largest)
                .with("uniqueItems", distinct);
    }

    @Override
    public Optional<List<T>> read(Node node, Place spot) {
        if (!(node instanceof SequenceNode sequence)
                || sequence.getValue().size() < smallest
                || sequence.getValue().size() > largest) {
            spot.mustBe(node, range(), count(node));
            return Optional.empty();
        }
        List<T> values = new ArrayList<>();
        int number = 0;
        for (Node element : sequence.getValue()) {
            Place place = new Place(spot.file(), spot.path() + "[" + ++number + "]", spot.problems());
            Optional<T> value = each.read(element, place);
            if (value.isPresent() && distinct && values.contains(value.get())) {
                spot.problem(element, spot.path() + " names " + each.written(value.get()) + " twice");
            }
            value.ifPresent(values::add);
        }
        return values.size() < smallest ? Optional.empty() : Optional.of(List.copyOf(values));
    }

    private static String count(Node node) {
        return node instanceof SequenceNode sequence
                ? " of " + sequence.getValue().size()
                : "";
    }
}
