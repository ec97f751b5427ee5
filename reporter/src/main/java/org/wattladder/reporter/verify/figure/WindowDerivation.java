package org.wattladder.reporter.verify.figure;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.SampleCourse;
import org.wattladder.model.result.SampleSpread;
import org.wattladder.reporter.verify.archive.TreeCheck;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import org.wattladder.reporter.verify.raw.RawSample;

/**
 * What one meter saw of one window, from its raw samples. A power sample counts when all the time it was averaged over
 * lies in the window, a temperature when its moment does; times are those on the Chauffeur's clock.
 */
final class WindowDerivation {
    private static final double NANOS = 1e9;

    private final String worklet;
    private final IntervalResult interval;
    private final MeterPlan meter;
    private final boolean power;
    private final List<RawSample> measurement;
    private final List<RawSample> inside;

    WindowDerivation(
            String worklet,
            IntervalResult interval,
            MeterPlan meter,
            boolean power,
            Map<String, List<RawSample>> measurements) {
        this.worklet = worklet;
        this.interval = interval;
        this.meter = meter;
        this.power = power;
        this.measurement = measurement(measurements);
        this.inside = measurement.stream().filter(this::isInside).toList();
    }

    /** Marks hold a running number, so that of several measurements of a name the one around the window is meant. */
    private List<RawSample> measurement(Map<String, List<RawSample>> measurements) {
        Pattern mark = Pattern.compile(
                Pattern.quote(worklet) + "_\\d+_" + interval.plan().mark());
        List<RawSample> found = List.of();
        long most = 0;
        for (Map.Entry<String, List<RawSample>> entry : measurements.entrySet()) {
            long within = mark.matcher(entry.getKey()).matches()
                    ? entry.getValue().stream().filter(this::isNear).count()
                    : 0;
            if (within > most) {
                most = within;
                found = entry.getValue();
            }
        }
        return found;
    }

    private boolean isNear(RawSample sample) {
        Duration sampling = Duration.ofMillis(2L * meter.samplingMillis());
        return !sample.takenAt().isBefore(interval.window().startedAt().minus(sampling))
                && !sample.takenAt().isAfter(end().plus(sampling));
    }

    private boolean isInside(RawSample sample) {
        Instant earliest = interval.window()
                .startedAt()
                .plus(power ? Duration.ofMillis(meter.samplingMillis()) : Duration.ofNanos(1));
        return !sample.takenAt().isBefore(earliest) && !sample.takenAt().isAfter(end());
    }

    private Instant end() {
        return interval.window().startedAt().plusNanos(interval.window().nanos());
    }

    List<Double> valid() {
        return inside.stream()
                .filter(sample -> sample.channel() == 0 && !sample.error())
                .map(sample -> sample.value().orElseThrow())
                .toList();
    }

    OptionalDouble average() {
        return valid().stream().mapToDouble(Double::doubleValue).average();
    }

    /** Throws at the first figure of the window that is another. */
    void check(Spot spot, MeterWindow window) throws Differs {
        String name = "meter " + window.meter() + " ";
        for (RawSample sample : measurement) {
            spot.text(name + "tier", window.tier().label(), sample.tier());
        }
        List<Double> valid = valid();
        long all = inside.stream().filter(sample -> sample.channel() == 0).count();
        spot.count(name + "validSamples", window.figures().validSamples(), valid.size());
        spot.count(name + "errorSamples", window.figures().errorSamples(), all - valid.size());
        spot.count(
                name + "measurementSamples",
                window.measurement().samples(),
                measurement.stream().filter(sample -> sample.channel() == 0).count());
        spot.figure(name + "average", window.figures().average(), average());
        spot.figure(
                name + "minimum",
                window.figures().minimum(),
                valid.stream().mapToDouble(Double::doubleValue).min());
        spot.figure(
                name + "maximum",
                window.figures().maximum(),
                valid.stream().mapToDouble(Double::doubleValue).max());
        SampleSpread spread = SampleSpread.of(valid, interval.window().nanos() / NANOS);
        spot.figure(
                name + "deviation",
                window.figures().spread().deviation(),
                spread.deviation().asOptional());
        spot.figure(
                name + "correlationSeconds",
                window.figures().spread().correlationSeconds(),
                spread.correlationSeconds().asOptional());
        for (ChannelFigures channel : window.channels()) {
            String which = name + "channel " + channel.channel() + " ";
            mean(spot, which + "averageWatts", channel, channel.averageWatts(), RawSample::value);
            mean(spot, which + "averageVolts", channel, channel.averageVolts(), RawSample::volts);
            mean(spot, which + "averageAmps", channel, channel.averageAmps(), RawSample::amps);
            mean(spot, which + "averagePowerFactor", channel, channel.averagePowerFactor(), RawSample::powerFactor);
        }
        if (window.gaps().isEmpty() && !inside.isEmpty()) {
            clock(spot, name, window);
        }
    }

    /** Throws unless the courses of the samples are those of the rows in the window. */
    void checkCourses(Spot spot, MeterWindow window) throws Differs {
        int channels = inside.stream().mapToInt(RawSample::channel).max().orElse(0);
        List<SampleCourse> expected = new ArrayList<>();
        if (power) {
            SampleCourse.of(0, valid()).ifPresent(expected::add);
            for (int number = 1; number <= channels; number++) {
                SampleCourse.of(number, valuesOf(number)).ifPresent(expected::add);
            }
        }
        TreeCheck.check(spot, "meter " + window.meter() + " courses", window.courses(), expected);
    }

    private List<Double> valuesOf(int channel) {
        return inside.stream()
                .filter(sample -> sample.channel() == channel)
                .map(RawSample::value)
                .filter(OptionalDouble::isPresent)
                .map(OptionalDouble::getAsDouble)
                .toList();
    }

    private void mean(
            Spot spot,
            String column,
            ChannelFigures channel,
            Measurement printed,
            Function<RawSample, OptionalDouble> figure)
            throws Differs {
        spot.figure(
                column,
                printed,
                inside.stream()
                        .filter(sample -> sample.channel() == channel.channel())
                        .map(figure)
                        .flatMapToDouble(OptionalDouble::stream)
                        .average());
    }

    /** The offset in the middle of the window lies between those of the samples of the measurement. */
    private void clock(Spot spot, String name, MeterWindow window) throws Differs {
        OptionalDouble stated = window.clock().offsetMillis().asOptional();
        double least =
                measurement.stream().mapToDouble(RawSample::offsetMillis).min().orElseThrow();
        double most =
                measurement.stream().mapToDouble(RawSample::offsetMillis).max().orElseThrow();
        double roundingMillis = 0.001;
        if (stated.isPresent()
                && (stated.getAsDouble() < least - roundingMillis || stated.getAsDouble() > most + roundingMillis)) {
            throw spot.differs(
                    name + "clock offset in ms", Double.toString(stated.getAsDouble()), least + " to " + most);
        }
    }
}
