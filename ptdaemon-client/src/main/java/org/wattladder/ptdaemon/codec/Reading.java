package org.wattladder.ptdaemon.codec;

import java.util.Objects;
import java.util.OptionalDouble;

/** One figure of a sample: a value, or the error that stands in its place. An error never takes part in arithmetic. */
public sealed interface Reading {

    /** The value in the column's unit; empty for an error. */
    OptionalDouble value();

    /** The figure as it stands on the wire, for example {@code 22.310000}. */
    String text();

    /** A value that counts. */
    static Reading of(double value) {
        return new Valid(value);
    }

    /** The device gave no usable value; {@code -1} on the wire. */
    static Reading invalid() {
        return new Erroneous(Kind.INVALID, "-1.000000");
    }

    /** The sample was not taken in time; {@code -2} on the wire. */
    static Reading missed() {
        return new Erroneous(Kind.MISSED, "-2.000000");
    }

    /**
     * Reads a figure of a column.
     *
     * @throws UnreadableAnswer when the text is no number at all
     */
    static Reading parse(Column column, String text) throws UnreadableAnswer {
        return ReadingText.parse(column, text);
    }

    /**
     * A value that counts.
     *
     * @param number finite
     */
    record Valid(double number) implements Reading {
        public Valid {
            if (!Double.isFinite(number)) {
                throw new IllegalArgumentException("a reading must be finite, not " + number);
            }
        }

        @Override
        public OptionalDouble value() {
            return OptionalDouble.of(number);
        }

        @Override
        public String text() {
            return Numbers.sixDecimals(number);
        }
    }

    /**
     * A figure that does not count.
     *
     * @param kind what is wrong with it
     * @param text as it stood on the wire
     */
    record Erroneous(Kind kind, String text) implements Reading {
        public Erroneous {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(text, "text");
        }

        @Override
        public OptionalDouble value() {
            return OptionalDouble.empty();
        }
    }

    /** Why a figure does not count. */
    enum Kind {
        /** {@code -1}: the device flagged the value. */
        INVALID,
        /** {@code -2}: the sample was not taken. */
        MISSED,
        /** {@code nan}. */
        NOT_A_NUMBER,
        /** {@code inf} of either sign, or 9.9E37 and more, which analyzers use for the same. */
        OVERFLOW,
        /** Less than zero watts, a known firmware fault of analyzers. */
        NEGATIVE
    }
}
