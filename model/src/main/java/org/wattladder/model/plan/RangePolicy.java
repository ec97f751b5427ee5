package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Duration;
import java.util.Objects;

/** Which measuring ranges an analyzer uses during a run; it gets its former ones back at the end. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = RangePolicy.Unchanged.class, name = "unchanged"),
    @JsonSubTypes.Type(value = RangePolicy.Fixed.class, name = "fixed"),
    @JsonSubTypes.Type(value = RangePolicy.Automatic.class, name = "auto"),
    @JsonSubTypes.Type(value = RangePolicy.FromRangingPass.class, name = "from-ranging-pass")
})
public sealed interface RangePolicy {

    /** The ranges that the analyzer has; no range is ever set. */
    record Unchanged() implements RangePolicy {}

    /**
     * The smallest ranges that are not below these values, on every channel.
     *
     * @param volts greatest voltage expected, above 0
     * @param amps greatest current expected, above 0
     */
    record Fixed(double volts, double amps) implements RangePolicy {
        public Fixed {
            if (!(volts > 0) || !(amps > 0)) {
                throw new IllegalArgumentException("a range must be above 0, not " + volts + " V, " + amps + " A");
            }
        }
    }

    /** The analyzer changes its ranges by itself, which costs readings; a result that uses it is warned about. */
    record Automatic() implements RangePolicy {}

    /**
     * Ranges from a short pass under full load on automatic ranging: the greatest voltage seen and 1.1 times the greatest
     * current seen.
     *
     * @param length of the pass, above 0
     */
    record FromRangingPass(Duration length) implements RangePolicy {
        public FromRangingPass {
            Objects.requireNonNull(length, "length");
            if (length.isNegative() || length.isZero()) {
                throw new IllegalArgumentException("a ranging pass must last, not " + length);
            }
        }
    }
}
