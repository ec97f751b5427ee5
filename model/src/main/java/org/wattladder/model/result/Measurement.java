package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Objects;
import java.util.OptionalDouble;

/** A figure that was measured, or the reason why there is none; the unit is in the name of whatever holds it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Measurement.Measured.class, name = "measured"),
    @JsonSubTypes.Type(value = Measurement.Absent.class, name = "absent")
})
public sealed interface Measurement {
    /** A measured figure of this value. */
    static Measurement of(double value) {
        return new Measured(value);
    }

    /** No figure, for this reason. */
    static Measurement absent(String reason) {
        return new Absent(reason);
    }

    /** The value, or empty when absent. */
    OptionalDouble asOptional();

    /**
     * A figure that was measured.
     *
     * @param value finite
     */
    record Measured(double value) implements Measurement {
        public Measured {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("a measured value must be finite, not " + value);
            }
        }

        @Override
        public OptionalDouble asOptional() {
            return OptionalDouble.of(value);
        }
    }

    /**
     * A figure that was not measured.
     *
     * @param reason one clause that can follow "absent:"
     */
    record Absent(String reason) implements Measurement {
        public Absent {
            Objects.requireNonNull(reason, "reason");
        }

        @Override
        public OptionalDouble asOptional() {
            return OptionalDouble.empty();
        }
    }
}
