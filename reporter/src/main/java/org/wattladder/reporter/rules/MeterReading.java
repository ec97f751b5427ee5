package org.wattladder.reporter.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.reporter.figures.RunFigures;

/**
 * What one meter saw of one load level or idle interval.
 *
 * @param interval where
 * @param window what it saw
 */
record MeterReading(MeasuredInterval interval, MeterWindow window) {

    /** Readings of power, by meter, in the order of the run. */
    static Map<String, List<MeterReading>> ofPower(RunFigures run) {
        return byMeter(MeasuredInterval.counting(run).stream().flatMap(MeterReading::power));
    }

    /** Readings of power and of temperature, by meter, in the order of the run. */
    static Map<String, List<MeterReading>> ofAll(RunFigures run) {
        List<MeasuredInterval> intervals = MeasuredInterval.counting(run);
        return byMeter(Stream.concat(
                intervals.stream().flatMap(MeterReading::power),
                intervals.stream().flatMap(MeterReading::temperature)));
    }

    /** Of each meter the reading whose figure is greatest, where it passes the limit of that meter. */
    static Stream<MeterReading> worst(
            RunFigures run, ToDoubleFunction<MeterReading> figure, Function<String, OptionalDouble> limit) {
        return ofAll(run).entrySet().stream().flatMap(meter -> {
            OptionalDouble most = limit.apply(meter.getKey());
            return meter.getValue().stream()
                    .max(Comparator.comparingDouble(figure))
                    .filter(worst -> most.isPresent() && figure.applyAsDouble(worst) > most.getAsDouble())
                    .stream();
        });
    }

    /** Valid and error samples together. */
    int samples() {
        return window.figures().validSamples() + window.figures().errorSamples();
    }

    /** Whether the meter is a laboratory power analyzer, for which an uncertainty is known. */
    boolean fromAnalyzer() {
        return window.tier() == EvidenceTier.ACCEPTED_ANALYZER || window.tier() == EvidenceTier.ANALYZER;
    }

    /** The plan's sampling interval of this meter; empty when the plan names none. */
    static Optional<Integer> samplingMillis(RunFigures run, String meter) {
        RunPlan plan = run.result().plan();
        return Stream.concat(plan.meters().stream(), plan.sensors().stream())
                .filter(planned -> planned.name().equals(meter))
                .map(MeterPlan::samplingMillis)
                .filter(millis -> millis > 0)
                .findFirst();
    }

    private static Stream<MeterReading> power(MeasuredInterval interval) {
        return interval.result().power().meters().stream().map(window -> new MeterReading(interval, window));
    }

    private static Stream<MeterReading> temperature(MeasuredInterval interval) {
        return interval.result().temperature().meters().stream().map(window -> new MeterReading(interval, window));
    }

    private static Map<String, List<MeterReading>> byMeter(Stream<MeterReading> readings) {
        Map<String, List<MeterReading>> byMeter = new LinkedHashMap<>();
        readings.forEach(reading -> byMeter.computeIfAbsent(reading.window.meter(), unused -> new ArrayList<>())
                .add(reading));
        return byMeter;
    }
}
