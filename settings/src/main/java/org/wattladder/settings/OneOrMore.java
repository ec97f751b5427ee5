package org.wattladder.settings;

import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * One value, or several as a list.
 *
 * @param <T> one value
 * @param most values allowed
 * @param each kind of every value
 */
public record OneOrMore<T>(int most, Kind<T> each) implements Kind<List<T>> {

    @Override
    public String range() {
        return each.range() + ", or a list of 1 to " + most + " of them";
    }

    @Override
    public String written(List<T> value) {
        return value.size() == 1 ? each.written(value.get(0)) : list().written(value);
    }

    @Override
    public Schema schema() {
        return Schema.anyOf(each.schema(), list().schema());
    }

    @Override
    public Optional<List<T>> read(Node node, Place place) {
        return node instanceof SequenceNode
                ? list().read(node, place)
                : each.read(node, place).map(List::of);
    }

    private ListKind<T> list() {
        return new ListKind<>(1, most, false, each);
    }
}
