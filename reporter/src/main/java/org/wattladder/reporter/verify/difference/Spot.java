package org.wattladder.reporter.verify.difference;

import java.util.OptionalDouble;
import org.wattladder.model.result.Measurement;

/**
 * A place in a file where figures are compared.
 *
 * @param file in the run directory
 * @param worklet it belongs to, or empty
 * @param interval it belongs to, or empty
 */
public record Spot(String file, String worklet, String interval) {
    /** Sums in another order differ by less. */
    private static final double ROUNDING = 1e-12;

    /** Throws unless both are there and alike to rounding, or both are absent. */
    public void figure(String column, Measurement printed, OptionalDouble derived) throws Differs {
        OptionalDouble value = printed.asOptional();
        boolean alike = value.isPresent() == derived.isPresent()
                && (value.isEmpty() || alike(value.getAsDouble(), derived.getAsDouble()));
        if (!alike) {
            throw differs(column, text(value), text(derived));
        }
    }

    /** Throws unless both are the same number. */
    public void count(String column, long printed, long derived) throws Differs {
        if (printed != derived) {
            throw differs(column, Long.toString(printed), Long.toString(derived));
        }
    }

    /** Throws unless both are the same text. */
    public void text(String column, String printed, String derived) throws Differs {
        if (!printed.equals(derived)) {
            throw differs(column, printed, derived);
        }
    }

    /** The difference between these two. */
    public Differs differs(String column, String printed, String derived) {
        return new Differs(new Difference(file, worklet, interval, column, printed, derived));
    }

    /** Whether two figures differ by no more than the order of a sum can make. */
    public static boolean alike(double one, double other) {
        return Math.abs(one - other) <= ROUNDING * Math.max(Math.abs(one), Math.abs(other));
    }

    private static String text(OptionalDouble value) {
        return value.isPresent() ? Double.toString(value.getAsDouble()) : "";
    }
}
