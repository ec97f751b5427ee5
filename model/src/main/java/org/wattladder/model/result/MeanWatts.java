package org.wattladder.model.result;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
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
     * is as sure as it has to be, has not drifted, and can hardly drift out of what it has to be until the recording would end.
     *
     * @param whole power so far
     * @param first power of the first half
     * @param second power of the second half
     * @param seconds so far
     * @param mostSeconds that the recording can take
     * @param halfWidthPercent that is enough
     */
    public boolean suffices(
            PowerResult whole,
            PowerResult first,
            PowerResult second,
            double seconds,
            double mostSeconds,
            double halfWidthPercent) {
        double squares = 0;
        double longest = 0;
        for (MeterWindow meter : whole.meters()) {
            OptionalDouble scatter = scatterWithin(meter.meter(), first, second);
            if (meter.figures().spread().correlationSeconds().asOptional().isEmpty()
                    || scatter.isEmpty()
                    || seconds < FEWEST_INDEPENDENT * correlationSeconds(meter)) {
                return false;
            }
            double error = CorrelatedMean.standardError(scatter.getAsDouble(), usualSeconds(meter), seconds);
            squares += error * error;
            longest = Math.max(longest, usualSeconds(meter));
        }
        Measurement sampling = samplingPercent(whole, seconds);
        if (whole.meters().isEmpty()
                || sampling.asOptional().isEmpty()
                || first.averageWatts().asOptional().isEmpty()
                || second.averageWatts().asOptional().isEmpty()) {
            return false;
        }
        double drift = Math.abs(second.averageWatts().asOptional().getAsDouble()
                - first.averageWatts().asOptional().getAsDouble());
        // Each half tells its mean from half of the samples, so that their difference is twice as unsure as the mean of
        // all.
        double error = 2 * Math.sqrt(squares);
        double largest = drift + CorrelatedMean.surely(longest, seconds) * error;
        double enough =
                halfWidthPercent / 100 * whole.averageWatts().asOptional().orElseThrow();
        return CorrelatedMean.NORMAL * sampling.asOptional().getAsDouble() <= halfWidthPercent
                && drift <= STEADY * error
                && largest * (mostSeconds - seconds) / seconds <= enough;
    }

    /** How samples of a meter scatter within both halves, where a drift hardly adds to it. */
    private static OptionalDouble scatterWithin(String meter, PowerResult first, PowerResult second) {
        return Stream.of(first, second)
                .flatMap(half -> half.meters().stream())
                .filter(window -> window.meter().equals(meter))
                .map(window -> window.figures().spread().deviation().asOptional())
                .filter(OptionalDouble::isPresent)
                .mapToDouble(deviation -> deviation.getAsDouble() * deviation.getAsDouble())
                .average()
                .stream()
                .map(Math::sqrt)
                .findFirst();
    }

    private double correlationSeconds(MeterWindow meter) {
        return Math.max(
                meter.figures().spread().correlationSeconds().asOptional().orElse(0), usualSeconds(meter));
    }

    private double usualSeconds(MeterWindow meter) {
        return correlationSeconds.getOrDefault(meter.meter(), CorrelatedMean.ASSUMED_SECONDS);
    }
}
