package org.wattladder.reporter.series;

import java.util.OptionalDouble;

/**
 * How often a plan runs.
 *
 * @param most runs, from 1
 * @param untilPercent the series ends before when the true mean is known this closely: half of the interval that holds it in about
 *     95 of 100 cases, between runs, in percent; empty when it always has all its runs
 */
public record Repetitions(int most, OptionalDouble untilPercent) {
    public Repetitions {
        if (most < 1) {
            throw new IllegalArgumentException("a plan runs once at least, not " + most + " times");
        }
    }

    /** Always this often. */
    public static Repetitions of(int runs) {
        return new Repetitions(runs, OptionalDouble.empty());
    }
}
