package org.wattladder.settings;

import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.Node;

/**
 * What may stand as the value of a setting.
 *
 * @param <T> the value in Java
 */
public interface Kind<T> {

    /** What is allowed, as it follows "must be", with the range. */
    String range();

    /** The value as it would be written in a file. */
    String written(T value);

    /** What an editor may check of it. */
    Schema schema();

    /** The value of this node; empty after a problem was noted. */
    Optional<T> read(Node node, Place spot);
}
