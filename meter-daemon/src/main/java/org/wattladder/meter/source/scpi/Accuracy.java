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
 * @param ofApparent fraction of apparent power that a power factor of 0 adds; empty for a statement that holds for the load
 *     as it is
 */
record Accuracy(double ofReading, double ofRange, OptionalDouble ofApparent) {
    private static final String PERCENT = "(\\d{1,3}(?:\\.\\d{1,6})?)\\s*%\\s*(?:of\\s+)?";
    private static final Pattern TEXT =
            Pattern.compile(PERCENT + "(?:reading|rdg)(?:\\s*\\+\\s*" + PERCENT + "(?:range|rng|f\\.?s\\.?))?");

    static Optional<Accuracy> parse(String text) {
        Matcher parts = TEXT.matcher(text.strip());
        if (!parts.matches()) {
            return Optional.empty();
        }
        double ofRange = parts.group(2) == null ? 0 : Double.parseDouble(parts.group(2));
        return Optional.of(
                new Accuracy(Double.parseDouble(parts.group(1)) / 100, ofRange / 100, OptionalDouble.empty()));
    }

    /** In percent, where the power factor counts. */
    static Accuracy percent(double ofReading, double ofRange, double ofApparent) {
        return new Accuracy(ofReading / 100, ofRange / 100, OptionalDouble.of(ofApparent / 100));
    }

    /** The same with so much more of the reading. */
    Accuracy plusOfReading(double fraction) {
        return new Accuracy(ofReading + fraction, ofRange, ofApparent);
    }

    /** The same of ranges that are half as large but no more exact, as at crest factor 6. */
    Accuracy withDoubledRange() {
        return new Accuracy(ofReading, 2 * ofRange, ofApparent);
    }

    /**
     * The largest error of a reading, in watts; empty where a range is unknown or moves by itself. With a power factor it is
     * reading x (error of reading + error of range x range / apparent power + tan phi x influence of the power factor).
     */
    OptionalDouble watts(Element element) {
        double range = element.rangeWatts();
        double reading = Math.abs(element.watts());
        if (Double.isNaN(range)) {
            return OptionalDouble.empty();
        }
        if (ofApparent.isEmpty()) {
            return OptionalDouble.of(ofReading * reading + ofRange * range);
        }
        double apparent = Math.max(reading, element.voltAmperes());
        double reactive = Math.sqrt(apparent * apparent - reading * reading);
        return OptionalDouble.of(
                ofReading * reading + ofRange * range * (reading / apparent) + ofApparent.getAsDouble() * reactive);
    }

    /**
     * What an element shows.
     *
     * @param watts its reading
     * @param voltAmperes apparent power
     * @param volts range
     * @param amperes range
     */
    record Element(double watts, double voltAmperes, RangeState volts, RangeState amperes) {
        private double rangeWatts() {
            return volts.automatic() || amperes.automatic()
                    ? Double.NaN
                    : volts.upTo().orElse(Double.NaN) * amperes.upTo().orElse(Double.NaN);
        }
    }
}
