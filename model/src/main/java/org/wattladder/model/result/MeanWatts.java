package org.wattladder.model.result;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.wattladder.model.plan.RunPlan;

/** How sure the mean of a meter's samples is, which depend on each other; see docs/scoring.md. */
public final class MeanWatts {
    private static final double NANOS = 1e9;
    private static final double FEWEST_INDEPENDENT = 4;
    private static final double STEADY = 2;

    private final Map<String, Double> correlationSeconds;

    private MeanWatts(Map<String, Double> correlationSeconds) {
        this.correlationSeconds = Map.copyOf(correlationSeconds);
    }

    /** Of the meters of a run. */
    public static MeanWatts of(RunResult run) {
        return of(
                fullLength(run.plan()),
                run.worklets().stream().map(WorkletResult::intervals).flatMap(List::stream));
    }

    /**
     * Of the meters that saw these intervals.
     *
     * @param fullLength shorter ones tell too little of how long samples depend on each other
     */
    public static MeanWatts of(Duration fullLength, Stream<IntervalResult> intervals) {
        Map<String, List<Double>> seen = new HashMap<>();
        intervals
                .filter(interval -> interval.plan().lengths().recording().compareTo(fullLength) >= 0)
                .flatMap(interval -> interval.power().meters().stream())
                .forEach(window -> window.figures()
                        .spread()
                        .correlationSeconds()
                        .asOptional()
                        .ifPresent(seconds -> seen.merge(window.meter(), List.of(seconds), MeanWatts::joined)));
        Map<String, Double> usual = new HashMap<>();
        seen.forEach((meter, seconds) -> usual.put(
                meter,
                CorrelatedMean.usualSeconds(
                        seconds.stream().mapToDouble(Double::doubleValue).toArray())));
        return new MeanWatts(usual);
    }

    private static List<Double> joined(List<Double> one, List<Double> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    /** The longest recording of a plan that may end early; none when all lengths are fixed, so that every window tells. */
    public static Duration fullLength(RunPlan plan) {
        return plan.worklets().stream()
                .flatMap(worklet -> worklet.schedule().foreseen().stream()
                        .filter(interval ->
                                worklet.schedule().precision(interval).isPresent()))
                .map(interval -> interval.lengths().recording())
                .reduce(Duration.ZERO, (one, other) -> one.compareTo(other) < 0 ? other : one);
    }

    /** Relative standard uncertainty of the watts of an interval, in percent. */
    public Measurement samplingPercent(IntervalResult interval) {
        return samplingPercent(interval.power(), interval.window().nanos() / NANOS);
    }

    /**
     * Relative standard uncertainty of mean watts, in percent.
     *
     * @param seconds of the window
     */
    public Measurement samplingPercent(PowerResult power, double seconds) {
        double squares = 0;
        for (MeterWindow meter : power.meters()) {
            Measurement deviation = meter.figures().spread().deviation();
            if (deviation.asOptional().isEmpty()) {
                return deviation;
            }
            double watts = CorrelatedMean.standardUncertainty(
                    deviation.asOptional().getAsDouble(), correlationSeconds(meter), seconds);
            squares += watts * watts;
        }
        if (power.averageWatts().asOptional().isEmpty()) {
            return power.averageWatts();
        }
        double average = power.averageWatts().asOptional().getAsDouble();
        double percent = 100 * Math.sqrt(squares) / average;
        return average == 0
                ? Measurement.absent("absent.power-zero")
                : Double.isFinite(percent) ? Measurement.of(percent) : Measurement.absent("absent.out-of-range");
    }

    /**
     * Whether a recording tells its mean watts well enough to end: every meter has seen enough independent samples, the mean
     * is as sure as it has to be, and has not drifted.
     *
     * @param whole power so far
     * @param first power of the first half
     * @param second power of the second half
     * @param seconds so far
     * @param halfWidthPercent that is enough
     */
    public boolean suffices(
            PowerResult whole, PowerResult first, PowerResult second, double seconds, double halfWidthPercent) {
        double squares = 0;
        for (MeterWindow meter : whole.meters()) {
            SampleSpread spread = meter.figures().spread();
            if (spread.correlationSeconds().asOptional().isEmpty()
                    || seconds < FEWEST_INDEPENDENT * correlationSeconds(meter)) {
                return false;
            }
            double error = CorrelatedMean.standardError(
                    spread.deviation().asOptional().orElseThrow(),
                    spread.correlationSeconds().asOptional().getAsDouble(),
                    seconds);
            squares += error * error;
        }
        Measurement sampling = samplingPercent(whole, seconds);
        return !whole.meters().isEmpty()
                && sampling.asOptional().isPresent()
                && first.averageWatts().asOptional().isPresent()
                && second.averageWatts().asOptional().isPresent()
                && CorrelatedMean.NORMAL * sampling.asOptional().getAsDouble() <= halfWidthPercent
                && Math.abs(second.averageWatts().asOptional().getAsDouble()
                                - first.averageWatts().asOptional().getAsDouble())
                        <= STEADY * Math.sqrt(squares);
    }

    private double correlationSeconds(MeterWindow meter) {
        return Math.max(
                meter.figures().spread().correlationSeconds().asOptional().orElse(0),
                correlationSeconds.getOrDefault(meter.meter(), CorrelatedMean.ASSUMED_SECONDS));
    }
}
