package org.wattladder.model.plausible;

import java.util.OptionalDouble;

/** Limits of volts, amperes and power factors, and what an analyzer's answer on its ranges says of them. */
public final class ElectricLimits {
    /** The largest power factor there is, and room for rounding. */
    public static final double MOST_POWER_FACTOR = 1.01;
    /** Current in percent of a fixed range, above which the accuracy is not known. */
    public static final double MOST_RANGE_PERCENT = 100;
    /** By how many percent the voltage may leave its median. */
    public static final double MOST_VOLTS_PERCENT = 5;
    /** Errors in percent of all samples that a meter may have. */
    public static final double MOST_ERRORS_PERCENT = 5;
    /** A machine that runs draws no less, in watts. */
    public static final double LEAST_WATTS = 0.5;

    /** Of the answer {@code Ranges,<automatic>,<amperes>,<automatic>,<volts>}. */
    private static final int RANGE_WORDS = 5;

    private static final int AUTOMATIC = 1;
    private static final int AMPERES = 2;

    private ElectricLimits() {}

    /** The fixed range of the current in amperes; empty for an automatic one, and where none is stated. */
    public static OptionalDouble fixedAmperes(String ranges) {
        String[] words = ranges.split(",", -1);
        if (words.length != RANGE_WORDS || !words[AUTOMATIC].strip().equals("0")) {
            return OptionalDouble.empty();
        }
        try {
            double amperes = Double.parseDouble(words[AMPERES]);
            return amperes > 0 ? OptionalDouble.of(amperes) : OptionalDouble.empty();
        } catch (NumberFormatException unstated) {
            return OptionalDouble.empty();
        }
    }
}
