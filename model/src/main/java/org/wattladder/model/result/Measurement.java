package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.OptionalDouble;
import org.wattladder.model.range.Range;
import org.wattladder.model.text.Message;

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
    static Measurement absent(Message reason) {
        return new Absent(reason);
    }

    /** No figure, for the reason that the message of this id gives. */
    static Measurement absent(String messageId, Object... arguments) {
        return absent(Message.of(messageId, arguments));
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
    record Absent(Message reason) implements Measurement {
        public Absent {
            Range.text("reason", reason.notation(), Range.LONGEST_WORD);
        }

        @Override
        public OptionalDouble asOptional() {
            return OptionalDouble.empty();
        }
    }
}
