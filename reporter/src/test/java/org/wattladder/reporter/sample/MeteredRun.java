package org.wattladder.reporter.sample;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.SampleCourse;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.rules.MeasuredInterval;

/** A full run whose meter gave these samples. */
public final class MeteredRun {
    private static final Measurement UNSTATED = Measurement.absent("absent.no-voltage");

    private MeteredRun() {}

    /** How many windows a run holds. */
    public static int windows() {
        return counting(SampleRuns.full()).size();
    }

    /**
     * The first windows are levels of falling load, the last is idle.
     *
     * @param windows each a list of samples, the sum and then the channels of each; less than 0 is an error
     */
    public static RunResult of(List<List<double[]>> windows) {
        RunResult run = SampleRuns.full();
        List<IntervalResult> counting = counting(run);
        Map<IntervalResult, List<double[]>> samples = new HashMap<>();
        for (int place = 0; place < windows.size(); place++) {
            boolean last = place == windows.size() - 1;
            samples.put(counting.get(last ? counting.size() - 1 : place), windows.get(place));
        }
        for (WorkletResult worklet : run.worklets()) {
            run = Altered.intervals(
                    run,
                    worklet.name(),
                    samples::containsKey,
                    interval -> Altered.power(interval, power(interval.power(), samples.get(interval))));
        }
        return run;
    }

    private static List<IntervalResult> counting(RunResult run) {
        return MeasuredInterval.counting(RunFigures.of(run)).stream()
                .map(MeasuredInterval::result)
                .toList();
    }

    private static PowerResult power(PowerResult power, List<double[]> samples) {
        MeterWindow window = power.meters().get(0);
        int channels = samples.get(0).length;
        List<SampleCourse> courses = new ArrayList<>();
        List<ChannelFigures> figures = new ArrayList<>();
        for (int channel = 0; channel < channels; channel++) {
            int number = channel;
            List<Double> watts = samples.stream()
                    .map(sample -> sample[number])
                    .filter(value -> value >= 0)
                    .toList();
            SampleCourse.of(channel, watts).ifPresent(courses::add);
            figures.add(new ChannelFigures(channel, mean(watts), UNSTATED, UNSTATED, UNSTATED));
        }
        double[] valid = samples.stream()
                .mapToDouble(sample -> sample[0])
                .filter(value -> value >= 0)
                .toArray();
        Measurement average = figures.get(0).averageWatts();
        MeterWindow seen = new SampleWindow(window)
                .withFigures(
                        average,
                        Measurement.of(IntStream.range(0, valid.length)
                                .mapToDouble(place -> valid[place])
                                .min()
                                .orElse(0)),
                        Measurement.of(IntStream.range(0, valid.length)
                                .mapToDouble(place -> valid[place])
                                .max()
                                .orElse(0)))
                .withSamples(valid.length, samples.size() - valid.length)
                .withChannels(figures)
                .withCourses(courses)
                .window();
        return PowerResult.of(average, List.of(seen));
    }

    private static Measurement mean(List<Double> values) {
        return values.isEmpty()
                ? Measurement.absent("absent.no-watts")
                : Measurement.of(values.stream()
                        .mapToDouble(Double::doubleValue)
                        .average()
                        .orElseThrow());
    }
}
