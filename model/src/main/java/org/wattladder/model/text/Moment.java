package org.wattladder.model.text;

import java.time.Instant;
import java.util.Objects;

/**
 * A moment, to the second for people.
 *
 * @param value of it
 */
public record Moment(Instant value) implements Text {
    private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59Z");

    public Moment {
        Objects.requireNonNull(value, "value");
        if (value.isBefore(FIRST) || value.isAfter(LAST)) {
            throw new IllegalArgumentException("a moment has a year from 0 to 9999, not " + value);
        }
    }

    @Override
    public String notation() {
        return "@" + value;
    }
}
