package org.wattladder.reporter.rules.meter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Threshold;

/**
 * What one meter saw of one load level or idle interval.
 *
 * @param interval where
 * @param window what it saw
 * @param power whether it measures power
 * @param samplingMillis the plan's sampling interval of the meter; 0 when the plan tells none
 */
record MeterReading(MeasuredInterval interval, MeterWindow window, boolean power, int samplingMillis) {

    /** Readings of power, by meter, in the order of the run. */
    static List<Threshold.Place<MeterReading>> ofPower(RunFigures run) {
        return byMeter(power(run));
    }

    /** Readings of power and of temperature, by meter, in the order of the run. */
    static List<Threshold.Place<MeterReading>> ofAll(RunFigures run) {
        return byMeter(Stream.concat(
                power(run),
                MeasuredInterval.counting(run).stream()
                        .flatMap(interval -> interval.result().temperature().meters().stream()
                                .map(window ->
                                        new MeterReading(interval, window, false, samplingMillis(run, window))))));
    }

    /** Valid and error samples together. */
    int samples() {
        return window.figures().validSamples() + window.figures().errorSamples();
    }

    /** Whether the meter is a laboratory power analyzer, for which an uncertainty is known. */
    boolean fromAnalyzer() {
        return window.tier() == EvidenceTier.ACCEPTED_ANALYZER || window.tier() == EvidenceTier.ANALYZER;
    }

    private static int samplingMillis(RunFigures run, MeterWindow window) {
        RunPlan plan = run.result().plan();
        return Stream.concat(plan.meters().stream(), plan.sensors().stream())
                .filter(planned -> planned.name().equals(window.meter()))
                .mapToInt(MeterPlan::samplingMillis)
                .filter(millis -> millis > 0)
                .findFirst()
                .orElse(0);
    }

    private static Stream<MeterReading> power(RunFigures run) {
        return MeasuredInterval.counting(run).stream()
                .flatMap(interval -> interval.result().power().meters().stream()
                        .map(window -> new MeterReading(interval, window, true, samplingMillis(run, window))));
    }

    private static List<Threshold.Place<MeterReading>> byMeter(Stream<MeterReading> readings) {
        Map<Text, List<MeterReading>> byMeter = new LinkedHashMap<>();
        readings.forEach(reading -> byMeter.computeIfAbsent(
                        Message.of("place.meter", reading.window.meter()), unused -> new ArrayList<>())
                .add(reading));
        return Threshold.Place.all(byMeter);
    }
}
