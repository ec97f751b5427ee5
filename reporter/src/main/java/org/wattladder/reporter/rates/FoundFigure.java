package org.wattladder.reporter.rates;

import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * A rate that a run found.
 *
 * @param worklet that was driven
 * @param name what the rate meets, for example {@code p99 within 10 ms}
 * @param rate in transactions per second; absent when there is none
 * @param widthPercent how closely it was looked for, in percent of the rate
 * @param undecided rate from which on trials could not tell; empty when they could
 * @param interval recorded at it; empty when there is no rate, or it is a mean of others
 */
public record FoundFigure(
        WorkletFigures worklet,
        Text name,
        Measurement rate,
        double widthPercent,
        OptionalDouble undecided,
        Optional<IntervalFigures> interval) {
    private static final double RECTANGLE_VARIANCE = 12;

    /** Variance of the logarithm of the rate, as it may lie anywhere within the width. */
    public double variance() {
        double width = widthPercent / 100;
        return width * width / RECTANGLE_VARIANCE;
    }
}
