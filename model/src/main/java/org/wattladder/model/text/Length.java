package org.wattladder.model.text;

import java.time.Duration;
import java.util.Objects;

/**
 * A length of time.
 *
 * @param value of it
 */
public record Length(Duration value) implements Text {
    /** A thousand years: longer than anything that is told. */
    private static final Duration LONGEST = Duration.ofDays(365_243);

    public Length {
        Objects.requireNonNull(value, "value");
        if (value.compareTo(LONGEST) > 0 || value.compareTo(LONGEST.negated()) < 0) {
            throw new IllegalArgumentException("a length has at most " + LONGEST.toDays() + " days");
        }
    }

    @Override
    public String notation() {
        return value.toString();
    }
}
