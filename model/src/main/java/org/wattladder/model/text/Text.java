package org.wattladder.model.text;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;

/**
 * Something to be read by people that is not in any language yet. Its notation stands in files and on the wire and is the
 * same in every language; words are found where it is shown.
 */
public sealed interface Text permits Message, Name, Count, Figure, Length, Moment, Listing {
    /** How it is written for machines, for example {@code absent.meter('wall', absent.silent)}; read by {@link TextReader}. */
    String notation();

    /**
     * The text of a value: a string is a {@link Name}, a whole number a {@link Count}, a collection a {@link Listing}.
     *
     * @throws IllegalArgumentException for a value of another kind, such as a number of unknown digits
     */
    static Text of(Object value) {
        if (value instanceof Text text) {
            return text;
        }
        if (value instanceof String name) {
            return new Name(name);
        }
        if (value instanceof Integer || value instanceof Long) {
            return new Count(((Number) value).longValue());
        }
        if (value instanceof Duration length) {
            return new Length(length);
        }
        if (value instanceof Instant moment) {
            return new Moment(moment);
        }
        if (value instanceof Collection<?> parts) {
            return new Listing(parts.stream().map(Text::of).toList(), false);
        }
        throw new IllegalArgumentException("there is no text for " + value);
    }
}
