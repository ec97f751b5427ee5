package org.wattladder.model.text;

import java.time.Instant;
import java.util.Objects;

/**
 * A moment, to the second for people.
 *
 * @param value of it
 */
public record Moment(Instant value) implements Text {
    public Moment {
        Objects.requireNonNull(value, "value");
    }

    @Override
    public String notation() {
        return "@" + value;
    }
}
