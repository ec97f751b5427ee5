package org.wattladder.settings;

import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeType;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/**
 * A section written in place, or the name of a file that holds it.
 *
 * @param name of the file, without directory and ending; empty when written in place
 * @param values written in place; nothing when a file is named
 */
public record NameOr(Optional<String> name, SectionValues values) {

    /**
     * Settings in place, or the name of a file.
     *
     * @param folder under the configuration directory
     * @param section what both hold
     */
    public record InPlaceOrFile(String folder, Section section) implements Kind<NameOr> {
        private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]*";

        @Override
        public String range() {
            return "the name of a file in " + folder + ", or the settings of such a file";
        }

        @Override
        public String written(NameOr value) {
            return value.name().orElse("");
        }

        @Override
        public Schema schema() {
            return Schema.anyOf(Schema.pattern(NAME), section.schema());
        }

        @Override
        public Optional<NameOr> read(Node node, Place spot) {
            if (node.getNodeType() == NodeType.MAPPING) {
                return section.read(node, spot).map(values -> new NameOr(Optional.empty(), values));
            }
            if (node instanceof ScalarNode scalar && scalar.getValue().matches(NAME)) {
                return Optional.of(new NameOr(Optional.of(scalar.getValue()), SectionValues.none()));
            }
            spot.mustBe(node, range(), "");
            return Optional.empty();
        }
    }
}
