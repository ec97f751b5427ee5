package org.wattladder.reporter.chart;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.text.Figure;

/**
 * Round marks of an axis.
 *
 * @param step between marks: 1, 2 or 5 times a power of ten
 * @param first how many steps lie between 0 and the first mark
 * @param count of steps, at least 1
 */
record NiceTicks(BigDecimal step, int first, int count) {

    /** Marks from 0. */
    private NiceTicks(BigDecimal step, int count) {
        this(step, 0, count);
    }

    /** Marks of round steps around these figures, of which the lower is at least 0. */
    static NiceTicks around(double lowest, double highest, int mostSteps) {
        BigDecimal step = reaching(highest - lowest, Math.max(1, mostSteps - 1)).step;
        int first = new BigDecimal(lowest).divide(step, 0, RoundingMode.FLOOR).intValueExact();
        return new NiceTicks(step, first, Math.max(1, stepsTo(new BigDecimal(highest), step) - first));
    }

    /** The coarsest round steps that reach the highest figure with no more than this many of them. */
    static NiceTicks reaching(double highest, int mostSteps) {
        if (!(highest > 0)) {
            return new NiceTicks(BigDecimal.ONE, 1);
        }
        BigDecimal top = new BigDecimal(highest);
        int exponent = top.precision() - top.scale() - 3;
        while (true) {
            for (int mantissa : new int[] {1, 2, 5}) {
                BigDecimal step = BigDecimal.valueOf(mantissa).scaleByPowerOfTen(exponent);
                if (step.multiply(BigDecimal.valueOf(mostSteps)).compareTo(top) >= 0) {
                    return new NiceTicks(step, stepsTo(top, step));
                }
            }
            exponent++;
        }
    }

    private static int stepsTo(BigDecimal top, BigDecimal step) {
        return top.divide(step, 0, RoundingMode.CEILING).intValueExact();
    }

    /** Value of the last mark. */
    double end() {
        return mark(count);
    }

    /** Value of each mark. */
    List<Double> values() {
        List<Double> values = new ArrayList<>();
        for (int i = 0; i <= count; i++) {
            values.add(mark(i));
        }
        return values;
    }

    private double mark(int place) {
        return step.multiply(BigDecimal.valueOf((long) first + place)).doubleValue();
    }

    /** The text of a mark, with as many decimals as the step needs. */
    Figure label(double value) {
        return Figure.decimals(value, Math.max(0, step.stripTrailingZeros().scale()));
    }
}
