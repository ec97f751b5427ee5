package org.wattladder.model.text;

import java.time.Duration;
import java.util.Objects;

/**
 * A length of time.
 *
 * @param value of it
 */
public record Length(Duration value) implements Text {
    public Length {
        Objects.requireNonNull(value, "value");
    }

    @Override
    public String notation() {
        return value.toString();
    }
}
