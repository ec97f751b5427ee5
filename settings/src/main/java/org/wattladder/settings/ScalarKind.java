package org.wattladder.settings;

import java.util.Optional;
import java.util.function.Function;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/**
 * A single value.
 *
 * @param <T> the value in Java
 * @param range what is allowed, as it follows "must be"
 * @param form how it has to stand in the file
 * @param parse the value of a text, empty when the text is none or out of range
 * @param hint ends the sentence about a wrong text; may be empty
 * @param write the text of a value
 * @param schema what an editor may check of it
 */
public record ScalarKind<T>(
        String range,
        Form form,
        Function<String, Optional<T>> parse,
        Function<String, String> hint,
        Function<T, String> write,
        Schema schema)
        implements Kind<T> {

    /** A value of which an editor checks the form alone. */
    public ScalarKind(
            String range,
            Form form,
            Function<String, Optional<T>> parse,
            Function<String, String> hint,
            Function<T, String> write) {
        this(range, form, parse, hint, write, form.schema());
    }

    /** How a value has to stand in a file. */
    public enum Form {
        /** Without quotes. */
        NUMBER,
        /** With or without quotes. */
        WORD,
        /** As YAML's own text, so that numbers, true and null need quotes. */
        TEXT;

        private Schema schema() {
            return switch (this) {
                case NUMBER -> Schema.number();
                case WORD -> Schema.scalar();
                case TEXT -> Schema.string();
            };
        }
    }

    @Override
    public String written(T value) {
        return write.apply(value);
    }

    @Override
    public Optional<T> read(Node node, Place spot) {
        if (!(node instanceof ScalarNode scalar)) {
            spot.mustBe(node, range, "");
            return Optional.empty();
        }
        if (form == Form.TEXT && !Tag.STR.equals(scalar.getTag())) {
            spot.mustBe(node, range, "; put it in quotes if it is meant");
            return Optional.empty();
        }
        if (form == Form.NUMBER && !scalar.isPlain()) {
            spot.mustBe(node, range, "; leave out the quotes");
            return Optional.empty();
        }
        Optional<T> value = parse.apply(scalar.getValue());
        if (value.isEmpty()) {
            spot.mustBe(node, range, hint.apply(scalar.getValue()));
        }
        return value;
    }
}
