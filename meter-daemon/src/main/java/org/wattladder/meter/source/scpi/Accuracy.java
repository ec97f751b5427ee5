package org.wattladder.meter.source.scpi;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The accuracy of power as data sheets state it.
 *
 * @param ofReading fraction of the reading, 0.001 is 0.1 %
 * @param ofRange fraction of the range of power, which is volts times amperes of the ranges
 */
record Accuracy(double ofReading, double ofRange) {
    private static final String PERCENT = "(\\d{1,3}(?:\\.\\d{1,6})?)\\s*%\\s*(?:of\\s+)?";
    private static final Pattern TEXT =
            Pattern.compile(PERCENT + "(?:reading|rdg)(?:\\s*\\+\\s*" + PERCENT + "(?:range|rng|f\\.?s\\.?))?");

    static Optional<Accuracy> parse(String text) {
        Matcher parts = TEXT.matcher(text.strip());
        if (!parts.matches()) {
            return Optional.empty();
        }
        double ofRange = parts.group(2) == null ? 0 : Double.parseDouble(parts.group(2));
        return Optional.of(new Accuracy(Double.parseDouble(parts.group(1)) / 100, ofRange / 100));
    }

    /** The largest error of a reading, in watts; empty where a range is unknown or moves by itself. */
    OptionalDouble watts(double reading, RangeState volts, RangeState amperes) {
        boolean known = !volts.automatic()
                && !amperes.automatic()
                && volts.upTo().isPresent()
                && amperes.upTo().isPresent();
        return known
                ? OptionalDouble.of(ofReading * Math.abs(reading)
                        + ofRange * volts.upTo().getAsDouble() * amperes.upTo().getAsDouble())
                : OptionalDouble.empty();
    }
}
