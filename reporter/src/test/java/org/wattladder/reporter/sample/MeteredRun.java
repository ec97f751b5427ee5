package org.wattladder.reporter.sample;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.SampleCourse;
import org.wattladder.model.result.SampleSpread;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.rules.MeasuredInterval;

/** A full run whose meter gave these samples. */
public final class MeteredRun {
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
        return ofReadings(windows.stream()
                .map(window -> window.stream()
                        .map(watts -> Arrays.stream(watts)
                                .mapToObj(each -> new double[] {each})
                                .toArray(double[][]::new))
                        .toList())
                .toList());
    }

    /**
     * The same with volts, amperes and power factors.
     *
     * @param windows each a list of samples, the sum and then the channels of each, with the watts of each and then the others
     */
    public static RunResult ofReadings(List<List<double[][]>> windows) {
        RunResult run = SampleRuns.full();
        List<IntervalResult> counting = counting(run);
        Map<IntervalResult, List<double[][]>> samples = new HashMap<>();
        for (int place = 0; place < windows.size(); place++) {
            boolean last = place == windows.size() - 1;
            samples.put(counting.get(last ? counting.size() - 1 : place), windows.get(place));
        }
        for (WorkletResult worklet : run.worklets()) {
            run = Altered.intervals(
                    run,
                    worklet.name(),
                    counting::contains,
                    interval -> Altered.power(
                            interval,
                            samples.containsKey(interval)
                                    ? power(interval.power(), samples.get(interval))
                                    : split(interval.power(), windows.get(0).get(0).length - 1)));
        }
        return run;
    }

    private static List<IntervalResult> counting(RunResult run) {
        return MeasuredInterval.counting(RunFigures.of(run)).stream()
                .map(MeasuredInterval::result)
                .toList();
    }

    private static PowerResult power(PowerResult power, List<double[][]> samples) {
        List<SampleCourse> courses = new ArrayList<>();
        List<ChannelFigures> figures = new ArrayList<>();
        for (int channel = 0; channel < samples.get(0).length; channel++) {
            SampleCourse.of(channel, values(samples, channel, 0)).ifPresent(courses::add);
            figures.add(new ChannelFigures(
                    channel,
                    mean(values(samples, channel, 0)),
                    mean(values(samples, channel, 1)),
                    mean(values(samples, channel, 2)),
                    mean(values(samples, channel, 3))));
        }
        List<Double> valid = values(samples, 0, 0);
        Measurement average = figures.get(0).averageWatts();
        MeterWindow seen = new SampleWindow(power.meters().get(0))
                .withFigures(
                        average,
                        measured(valid.stream().mapToDouble(Double::doubleValue).min()),
                        measured(valid.stream().mapToDouble(Double::doubleValue).max()))
                .withSamples(valid.size(), samples.size() - valid.size())
                .withSpread(SampleSpread.of(valid, valid.size()))
                .withChannels(figures)
                .withCourses(courses)
                .window();
        return PowerResult.of(average, List.of(seen));
    }

    /** The other windows have as many channels. */
    private static PowerResult split(PowerResult power, int channels) {
        if (channels == 0) {
            return power;
        }
        MeterWindow window = power.meters().get(0);
        double watts = window.figures().average().asOptional().orElseThrow();
        Measurement unstated = Measurement.absent("absent.no-voltage");
        List<ChannelFigures> figures = new ArrayList<>();
        for (int channel = 0; channel <= channels; channel++) {
            Measurement its = Measurement.of(channel == 0 ? watts : watts / channels);
            figures.add(new ChannelFigures(channel, its, unstated, unstated, unstated));
        }
        return PowerResult.of(
                power.averageWatts(),
                List.of(new SampleWindow(window).withChannels(figures).window()));
    }

    /** Valid ones of this column, as far as there is one. */
    private static List<Double> values(List<double[][]> samples, int channel, int column) {
        return samples.stream()
                .filter(sample -> channel < sample.length && column < sample[channel].length)
                .map(sample -> sample[channel][column])
                .filter(value -> value >= 0)
                .toList();
    }

    private static Measurement mean(List<Double> values) {
        return measured(values.stream().mapToDouble(Double::doubleValue).average());
    }

    private static Measurement measured(OptionalDouble value) {
        return value.isPresent() ? Measurement.of(value.getAsDouble()) : Measurement.absent("absent.no-watts");
    }
}
