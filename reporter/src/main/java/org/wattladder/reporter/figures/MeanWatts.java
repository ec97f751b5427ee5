package org.wattladder.reporter.figures;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFigures;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;

/** How sure the mean of a meter's samples is, which depend on each other; see docs/scoring.md. */
final class MeanWatts {
    private static final double NANOS = 1e9;

    private final Map<String, Double> correlationSeconds;

    private MeanWatts(Map<String, Double> correlationSeconds) {
        this.correlationSeconds = Map.copyOf(correlationSeconds);
    }

    /** Of the meters of a run. */
    static MeanWatts of(RunResult run) {
        Map<String, double[]> seen = new HashMap<>();
        windows(run)
                .forEach(window -> seen.merge(
                        window.meter(),
                        window.figures().spread().correlationSeconds().asOptional().stream()
                                .toArray(),
                        (before, one) -> DoubleStream.concat(Arrays.stream(before), Arrays.stream(one))
                                .toArray()));
        Map<String, Double> usual = new HashMap<>();
        seen.forEach((meter, seconds) -> usual.put(meter, CorrelatedMean.usualSeconds(seconds)));
        return new MeanWatts(usual);
    }

    private static Stream<MeterWindow> windows(RunResult run) {
        return run.worklets().stream()
                .map(WorkletResult::intervals)
                .flatMap(List::stream)
                .flatMap(interval -> interval.power().meters().stream());
    }

    /** Relative standard uncertainty of the watts of an interval, in percent. */
    Measurement samplingPercent(IntervalResult interval) {
        double seconds = interval.window().nanos() / NANOS;
        Measurement squares = Measurement.of(0);
        for (MeterWindow meter : interval.power().meters()) {
            MeterFigures figures = meter.figures();
            double own = figures.spread().correlationSeconds().asOptional().orElse(0);
            double correlated = Math.max(own, correlationSeconds.getOrDefault(meter.meter(), 0.0));
            squares = Absence.combine(squares, figures.spread().deviation(), (sum, deviation) -> {
                double watts = CorrelatedMean.standardUncertainty(deviation, correlated, seconds);
                return sum + watts * watts;
            });
        }
        return Absence.divide(
                Absence.combine(squares, Measurement.of(100), (sum, percent) -> percent * Math.sqrt(sum)),
                interval.power().averageWatts(),
                "absent.power-zero");
    }
}
