package org.wattladder.reporter.verify;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.archive.SamplesPart;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.HostPower;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.SampleCourse;
import org.wattladder.model.result.SampleSpread;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.Window;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.reporter.sample.SampleHistograms;

/** A made-up run on two analyzers and a sensor with every raw sample behind its figures. */
public final class SampleRecording {
    private static final Instant START = Instant.parse("2026-03-01T10:00:00Z");
    private static final Duration RECORDING = Duration.ofSeconds(10);
    private static final double OFFSET_MILLIS = 0.25;

    private final StringBuilder samples = new StringBuilder("meter,quantity,tier,mark,taken_at,stamped_at,value,error,"
            + "channel,volts,amps,power_factor,humidity_percent,offset_ms\n");
    private Instant now = START;
    private int interval;
    private int written;
    private final List<Optional<SamplesPart>> parts = new ArrayList<>();
    private List<Double> calibrations = new ArrayList<>();

    private final List<String> hosts;

    private SampleRecording(List<String> hosts) {
        this.hosts = hosts;
    }

    /**
     * A run.
     *
     * @param result what {@code result.xml} holds
     * @param samples text of {@code samples.csv}
     * @param parts what of it was written for each interval, in their order
     */
    public record Made(RunResult result, String samples, List<Optional<SamplesPart>> parts) {}

    /** A run on these hosts, which the analyzers measure together. */
    public static Made make(List<String> hosts) {
        SampleRecording recording = new SampleRecording(hosts);
        RunPlan plan = RecordedPlan.of(hosts, RECORDING);
        List<WorkletResult> worklets =
                plan.worklets().stream().map(recording::worklet).toList();
        RunResult result = new RunResult(
                "20260301-100000-tiny",
                "0.1.0",
                RunCourse.uninterrupted(START, recording.now, Termination.ofComplete()),
                plan,
                List.of(),
                List.of(),
                worklets,
                Environment.join(Environment.unasked(), Map.of("sut", List.of())));
        return new Made(result, recording.samples.toString(), recording.parts);
    }

    private WorkletResult worklet(WorkletPlan plan) {
        calibrations = new ArrayList<>();
        List<IntervalResult> intervals = plan.schedule().foreseen().stream()
                .map(each -> interval(plan.name(), each))
                .toList();
        return new WorkletResult(
                plan.name(),
                List.of(),
                calibrations.isEmpty() ? Measurement.absent("absent.not-calibrated") : Measurement.of(calibrated()),
                intervals,
                List.of());
    }

    private double calibrated() {
        return calibrations.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    private IntervalResult interval(String worklet, IntervalPlan plan) {
        interval++;
        boolean idle = plan.idle();
        long nanos = RECORDING.toNanos() + 1000L * interval;
        List<HostInterval> clients = idle ? List.of() : clients(plan, nanos);
        long transactions =
                clients.stream().mapToLong(HostInterval::transactions).sum();
        double rate = transactions * 1e9 / nanos;
        if (plan.calibrates()) {
            calibrations.add(rate);
        }
        Instant startedAt = now.plusSeconds(1);
        now = startedAt.plus(RECORDING).plusSeconds(1);
        boolean level = plan.paced();
        IntervalResult result = new IntervalResult(
                plan,
                new Window(startedAt, RECORDING.toNanos(), hosts.size() > 1 ? starts() : List.of()),
                Rates.of(
                        level
                                ? Measurement.of(calibrated() * percent(plan) / 100)
                                : Measurement.absent("absent.unpaced"),
                        idle ? Measurement.absent("absent.idle") : Measurement.of(rate)),
                plan.metered()
                        ? power(worklet, plan, startedAt)
                        : PowerResult.of(Measurement.absent("absent.warm-up-not-metered"), List.of()),
                plan.metered()
                        ? temperature(worklet, plan, startedAt)
                        : TemperatureResult.of(
                                Measurement.absent("absent.not-metered"),
                                Measurement.absent("absent.not-metered"),
                                List.of()),
                List.of(),
                idle ? List.of() : List.of(type((int) transactions, level)),
                clients);
        keepPart();
        return result;
    }

    private void keepPart() {
        byte[] rows = samples.substring(written).getBytes(StandardCharsets.UTF_8);
        written = samples.length();
        parts.add(rows.length == 0 ? Optional.empty() : Optional.of(SamplesPart.of(rows)));
    }

    private static double percent(IntervalPlan plan) {
        return plan.loadPercent().orElseThrow();
    }

    private List<HostInterval> clients(IntervalPlan plan, long nanos) {
        long transactions = Math.round(400 * percent(plan) / 100) + interval;
        return hosts.stream()
                .map(host -> new HostInterval(
                        host, 1, transactions - 2L * hosts.indexOf(host), 3, 1000, nanos, Measurement.of(99.5)))
                .toList();
    }

    private List<HostStart> starts() {
        return hosts.stream()
                .map(host -> new HostStart(host, 250_000L * hosts.indexOf(host), 40_000))
                .toList();
    }

    private TypeResult type(int transactions, boolean paced) {
        return new TypeResult(
                "solve",
                transactions,
                0,
                SampleHistograms.around(2.5, transactions, interval),
                paced ? SampleHistograms.around(3.5, transactions, interval + 100) : "");
    }

    private PowerResult power(String worklet, IntervalPlan plan, Instant startedAt) {
        MeterWindow left = meter("left", "power", mark(worklet, plan), startedAt, 1000, 50 + percent(plan));
        MeterWindow right = meter("right", "power", mark(worklet, plan), startedAt, 1000, 20.5);
        Measurement sum = Measurement.of(left.figures().average().asOptional().orElseThrow()
                + right.figures().average().asOptional().orElseThrow());
        Measurement each = hosts.size() == 1 ? sum : Measurement.absent("absent.measured-together", "left");
        return new PowerResult(
                sum,
                List.of(left, right),
                List.of(),
                hosts.stream().map(host -> new HostPower(host, each)).toList());
    }

    private TemperatureResult temperature(String worklet, IntervalPlan plan, Instant startedAt) {
        MeterWindow inlet = meter("inlet", "temperature", mark(worklet, plan), startedAt, 5000, 22);
        return TemperatureResult.of(inlet.figures().minimum(), inlet.figures().average(), List.of(inlet));
    }

    private String mark(String worklet, IntervalPlan plan) {
        return worklet + "_" + interval + "_" + plan.mark();
    }

    /** Samples from before the window until after it, the sixth an error. */
    private MeterWindow meter(
            String meter, String quantity, String mark, Instant startedAt, int samplingMillis, double around) {
        boolean power = quantity.equals("power");
        int all = (int) (RECORDING.toMillis() + 2000) / samplingMillis + 1;
        List<Double> valid = new ArrayList<>();
        int errors = 0;
        for (int i = 0; i < all; i++) {
            Instant takenAt = startedAt.minusSeconds(1).plusMillis((long) i * samplingMillis + 40);
            boolean error = i == 5;
            double value = around + (i % 4) * 0.25;
            row(meter, quantity, mark, takenAt, error ? Optional.empty() : Optional.of(value));
            Instant earliest = power ? startedAt.plusMillis(samplingMillis) : startedAt.plusNanos(1);
            if (!takenAt.isBefore(earliest) && !takenAt.isAfter(startedAt.plus(RECORDING))) {
                errors += error ? 1 : 0;
                if (!error) {
                    valid.add(value);
                }
            }
        }
        Measurement average = Measurement.of(
                valid.stream().mapToDouble(Double::doubleValue).average().orElseThrow());
        DoubleSummaryStatistics figures =
                valid.stream().mapToDouble(Double::doubleValue).summaryStatistics();
        return SampleWindow.of(meter, average)
                .withFigures(average, Measurement.of(figures.getMin()), Measurement.of(figures.getMax()))
                .withSpread(SampleSpread.of(valid, (double) RECORDING.toSeconds()))
                .withSamples(valid.size(), errors)
                .withMeasured(all)
                .withUncertainty(Measurement.of(0.5), 0)
                .withChannels(power ? List.of(channel(average)) : List.of())
                .withCourses(power ? SampleCourse.of(0, valid).stream().toList() : List.of())
                .withClock(new MeterClock(
                        Measurement.of(OFFSET_MILLIS),
                        Measurement.absent("absent.clock-watched-too-shortly"),
                        Measurement.of(1)))
                .window();
    }

    private static ChannelFigures channel(Measurement watts) {
        return new ChannelFigures(0, watts, Measurement.of(230), Measurement.absent("none"), Measurement.of(0.95));
    }

    private void row(String meter, String quantity, String mark, Instant takenAt, Optional<Double> value) {
        boolean power = quantity.equals("power");
        samples.append(String.join(
                        ",",
                        meter,
                        quantity,
                        "analyzer",
                        mark,
                        takenAt.toString(),
                        takenAt.plusNanos(Math.round(OFFSET_MILLIS * 1e6)).toString(),
                        value.map(figure -> String.format(Locale.ROOT, "%.6f", figure))
                                .orElse(""),
                        value.isPresent() ? "" : "invalid -1.000000",
                        "0",
                        power ? "230.000000" : "",
                        "",
                        power ? "0.950000" : "",
                        power ? "" : "41.500000",
                        "0.250"))
                .append('\n');
    }
}
