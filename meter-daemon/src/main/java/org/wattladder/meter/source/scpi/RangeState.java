package org.wattladder.meter.source.scpi;

import java.util.Locale;
import java.util.OptionalDouble;
import org.wattladder.ptdaemon.codec.Ranges;

/**
 * How a range is set.
 *
 * @param automatic whether the analyzer changes it itself
 * @param upTo in V or A; empty for an external sensor, whose range is no current
 */
record RangeState(boolean automatic, OptionalDouble upTo) {

    static RangeState parse(String range, String automatic) {
        String number = range.strip().toUpperCase(Locale.ROOT).replaceAll("[VA]$", "");
        OptionalDouble upTo = number.matches("[+-]?[0-9]+\\.?[0-9]*(E[+-]?[0-9]+)?")
                ? OptionalDouble.of(Double.parseDouble(number))
                : OptionalDouble.empty();
        return new RangeState(automatic.strip().matches("1|ON"), upTo);
    }

    /** Whether this is set as the other one; the range of an automatic choice moves by itself. */
    boolean sets(RangeState other) {
        return automatic == other.automatic && (automatic || upTo.equals(other.upTo));
    }

    /** For messages, for example {@code the fixed range 0.5}. */
    String text() {
        return automatic
                ? "its automatic ranges"
                : "the fixed range "
                        + (upTo.isPresent() ? Double.toString(upTo.getAsDouble()) : "of an external sensor");
    }

    Ranges.Range wire() {
        return new Ranges.Range(automatic ? Ranges.Choice.AUTO : Ranges.Choice.FIXED, upTo);
    }
}
