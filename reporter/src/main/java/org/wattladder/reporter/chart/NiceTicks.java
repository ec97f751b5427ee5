package org.wattladder.reporter.chart;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.text.Figure;

/**
 * Round marks of an axis that begins at 0.
 *
 * @param step between marks: 1, 2 or 5 times a power of ten
 * @param count of steps, at least 1
 */
record NiceTicks(BigDecimal step, int count) {

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
        return top.divide(step, 0, java.math.RoundingMode.CEILING).intValueExact();
    }

    /** Value of the last mark. */
    double end() {
        return step.multiply(BigDecimal.valueOf(count)).doubleValue();
    }

    /** Value of each mark, from 0. */
    List<Double> values() {
        List<Double> values = new ArrayList<>();
        for (int i = 0; i <= count; i++) {
            values.add(step.multiply(BigDecimal.valueOf(i)).doubleValue());
        }
        return values;
    }

    /** The text of a mark, with as many decimals as the step needs. */
    Figure label(double value) {
        return Figure.decimals(value, Math.max(0, step.stripTrailingZeros().scale()));
    }
}
