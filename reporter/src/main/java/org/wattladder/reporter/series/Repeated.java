package org.wattladder.reporter.series;

import java.util.List;
import java.util.OptionalDouble;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.RunSpread;

/**
 * One figure over the runs of a series.
 *
 * @param runs in which it was measured
 * @param mean over these runs; absent when no run has it
 * @param variationPercent coefficient of variation, sample standard deviation by mean; absent below two runs
 * @param halfWidthPercent of the interval of about 95 % around the mean, in percent of it, of a positive figure on a logarithmic scale,
 *     so that its ends are never negative; absent below two runs
 */
public record Repeated(int runs, Measurement mean, Measurement variationPercent, Measurement halfWidthPercent) {
    private static final int FEWEST = 2;

    /**
     * Pools a figure that has the same meter behind it in all runs.
     *
     * @param figures of each run, absent ones included
     * @param meterPercent relative standard uncertainty that the meter adds, the same in all runs; 0 when unknown
     */
    static Repeated of(List<Measurement> figures, double meterPercent) {
        SummaryStatistics statistics = new SummaryStatistics();
        for (Measurement figure : figures) {
            figure.asOptional().ifPresent(statistics::addValue);
        }
        int runs = (int) statistics.getN();
        if (runs == 0) {
            return new Repeated(
                    0,
                    figures.stream().findFirst().orElse(Measurement.absent("absent.no-run")),
                    Measurement.absent("absent.no-run-has-it"),
                    Measurement.absent("absent.no-run-has-it"));
        }
        Measurement mean = Measurement.of(statistics.getMean());
        if (runs < FEWEST || statistics.getMean() == 0) {
            String reason = runs < FEWEST ? "absent.one-run" : "absent.mean-zero";
            return new Repeated(runs, mean, Measurement.absent(reason), Measurement.absent(reason));
        }
        double variation = 100 * statistics.getStandardDeviation() / Math.abs(statistics.getMean());
        return new Repeated(
                runs,
                mean,
                Measurement.of(variation),
                Measurement.of(Math.hypot(between(variation, runs), 2 * meterPercent)));
    }

    private static double between(double variationPercent, int runs) {
        return RunSpread.student(runs - 1.0) * variationPercent / Math.sqrt(runs);
    }

    /** The part of the half-width that more runs make smaller: without the meter, which is the same in all; empty below two runs. */
    public OptionalDouble betweenRunsPercent() {
        return variationPercent.asOptional().isPresent()
                ? OptionalDouble.of(between(variationPercent.asOptional().getAsDouble(), runs))
                : OptionalDouble.empty();
    }

    /** Lower end of the interval; empty below two runs. */
    public OptionalDouble low() {
        return end(-1);
    }

    /** Upper end of the interval; empty below two runs. */
    public OptionalDouble high() {
        return end(1);
    }

    private static double end(double mean, double relative) {
        return mean > 0 ? mean * Math.exp(relative) : mean * (1 + relative);
    }

    private OptionalDouble end(int side) {
        return halfWidthPercent.asOptional().isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(end(
                        mean.asOptional().orElseThrow(),
                        side * halfWidthPercent.asOptional().getAsDouble() / 100));
    }
}
