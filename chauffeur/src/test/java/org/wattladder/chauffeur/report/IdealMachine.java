package org.wattladder.chauffeur.report;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.HdrHistogram.Histogram;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientMemory;
import org.wattladder.model.result.ClientPinning;
import org.wattladder.model.result.ClientStorage;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.HostMemory;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.JavaInstallation;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterFigures;
import org.wattladder.model.result.MeterIdentity;
import org.wattladder.model.result.MeterMeasurement;
import org.wattladder.model.result.MeterRanges;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Processors;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.SampleSpread;
import org.wattladder.model.result.StatisticsCheck;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.Window;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.History;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.Metric;

/** A machine on which everything goes as planned: every interval at its length, every target met, every sample valid. */
public final class IdealMachine {
    private static final Measurement NONE = Measurement.absent("absent.an-ideal-machine-does-not-say");
    private static final double FULL_RATE = 1000;
    private static final long RESPONSE_NANOS = 1_000_000;
    private static final long BYTES = 1_000_000;
    private static final double IDLE_WATTS = 50;
    private static final double FULL_WATTS = 150;
    private static final double CELSIUS = 23;
    private static final String STATED = "Ranges,0,2.0,0,300.0";

    private final RunPlan plan;
    private Instant now = Instant.parse("2026-03-01T10:00:00Z");

    private IdealMachine(RunPlan plan) {
        this.plan = plan;
    }

    /** The result of this plan. */
    public static RunResult run(RunPlan plan) {
        IdealMachine machine = new IdealMachine(plan);
        Instant began = machine.now;
        List<WorkletResult> worklets =
                plan.worklets().stream().map(machine::worklet).toList();
        return new RunResult(
                "20260301-100000-ideal",
                "0.1.0",
                RunCourse.uninterrupted(began, machine.now, Termination.ofComplete()),
                plan,
                List.of(new HostResult(machine.host(), facts())),
                machine.meters(),
                worklets,
                Environment.unasked());
    }

    private String host() {
        return plan.hosts().get(0).name();
    }

    private WorkletResult worklet(WorkletPlan worklet) {
        List<IntervalResult> intervals = new ArrayList<>();
        for (Optional<IntervalPlan> next = next(worklet, intervals);
                next.isPresent();
                next = next(worklet, intervals)) {
            intervals.add(interval(worklet, next.get()));
        }
        boolean paced = intervals.stream().anyMatch(interval -> interval.plan().paced());
        return new WorkletResult(
                worklet.name(),
                List.of(new HostClient(host(), client(), Measurement.of(300 << 20))),
                paced ? Measurement.of(FULL_RATE) : Measurement.absent("absent.not-calibrated"),
                intervals,
                List.of());
    }

    private static Optional<IntervalPlan> next(WorkletPlan worklet, List<IntervalResult> done) {
        return worklet.schedule()
                .next(new History(done.stream().map(IntervalResult::finished).toList()));
    }

    private IntervalResult interval(WorkletPlan worklet, IntervalPlan interval) {
        boolean idle = interval.idle();
        boolean paced = interval.paced();
        double load = load(interval);
        long nanos = interval.lengths().recording().toNanos();
        List<HostInterval> clients = idle
                ? List.of()
                : interval.load() instanceof Load.Tiles tiles
                        ? IdealGuests.clients(host(), tiles, nanos)
                        : List.of(client(worklet, interval, Math.round(FULL_RATE * load * nanos / 1e9), nanos));
        long transactions =
                clients.stream().mapToLong(HostInterval::transactions).sum();
        double rate = interval.load() instanceof Load.Tiles ? transactions * 1e9 / nanos : FULL_RATE * load;
        Instant began =
                now.plus(interval.lengths().pause()).plus(interval.lengths().pre());
        now = began.plusNanos(nanos).plus(interval.lengths().post());
        return new IntervalResult(
                interval,
                new Window(began, nanos, List.of()),
                Rates.of(
                        paced ? Measurement.of(FULL_RATE * load) : Measurement.absent("absent.unpaced"),
                        idle ? Measurement.absent("absent.idle") : Measurement.of(rate)),
                power(IDLE_WATTS + (FULL_WATTS - IDLE_WATTS) * load, nanos),
                temperature(nanos),
                List.of(),
                idle
                        ? List.of()
                        : List.of(new TypeResult(
                                worklet.name(),
                                transactions,
                                BYTES,
                                paced ? "" : alike(transactions),
                                paced ? alike(transactions) : "")),
                clients);
    }

    /** With the figures of those whose performance or headline is made of figures. */
    private HostInterval client(WorkletPlan worklet, IntervalPlan interval, long transactions, long nanos) {
        List<Figure> figures = worklet.metric() == Metric.FLOATING_POINT
                ? List.of(
                        new Figure("gigaflop", 0.5, "GFLOP"),
                        new Figure("order", 10 * interval.loadPercent().orElseThrow(), ""),
                        new Figure("scaled-residual", 0.01, ""))
                : worklet.name().startsWith("native-")
                        ? List.of(
                                new Figure("best", 12, "GB/s"),
                                new Figure("array", 2, "GiB"),
                                new Figure("passes", 100, ""))
                        : List.of();
        return new HostInterval(host(), 1, 1, transactions, 0, 0, nanos, Measurement.of(90), figures);
    }

    private static double load(IntervalPlan interval) {
        if (interval.load() instanceof Load.Rate rate) {
            return Math.min(1, rate.transactionsPerSecond() / FULL_RATE);
        }
        return interval.paced() || interval.idle() ? interval.loadPercent().orElseThrow() / 100 : 1;
    }

    private static String alike(long transactions) {
        Histogram responses = new Histogram(3);
        responses.recordValueWithCount(RESPONSE_NANOS, transactions);
        return Histograms.encode(responses);
    }

    private PowerResult power(double watts, long nanos) {
        double share = watts / plan.meters().size();
        return PowerResult.of(
                Measurement.of(watts),
                plan.meters().stream().map(meter -> window(meter, share, nanos)).toList());
    }

    private TemperatureResult temperature(long nanos) {
        return TemperatureResult.of(
                Measurement.of(CELSIUS),
                Measurement.of(CELSIUS),
                plan.sensors().stream()
                        .map(sensor -> window(sensor, CELSIUS, nanos))
                        .toList());
    }

    private static MeterWindow window(MeterPlan meter, double value, long nanos) {
        int samples = (int) (nanos / 1_000_000 / meter.samplingMillis());
        return new MeterWindow(
                meter.name(),
                EvidenceTier.ACCEPTED_ANALYZER,
                new MeterFigures(
                        Measurement.of(value),
                        Measurement.of(value * 0.99),
                        Measurement.of(value * 1.01),
                        new SampleSpread(Measurement.of(value * 0.005), Measurement.of(1)),
                        samples,
                        0),
                new MeterMeasurement(samples, Measurement.of(0.3), 0, StatisticsCheck.AGREE, STATED, false),
                List.of(new ChannelFigures(0, Measurement.of(value), Measurement.of(230), NONE, NONE)),
                NONE,
                new MeterClock(Measurement.of(0), Measurement.of(0), Measurement.of(0.1)),
                List.of());
    }

    private List<MeterFacts> meters() {
        List<MeterFacts> facts = new ArrayList<>();
        plan.meters().forEach(meter -> facts.add(meter(meter, MeterFacts.Quantity.POWER)));
        plan.sensors().forEach(sensor -> facts.add(meter(sensor, MeterFacts.Quantity.TEMPERATURE)));
        return facts;
    }

    private static MeterFacts meter(MeterPlan meter, MeterFacts.Quantity quantity) {
        return new MeterFacts(
                meter.name(),
                quantity,
                "127.0.0.1:8888",
                new MeterIdentity("ideal analyzer", "1.10.0", "ideal", true),
                EvidenceTier.ACCEPTED_ANALYZER,
                new MeterRanges(STATED, STATED),
                1,
                Measurement.of(0));
    }

    private static ClientFacts client() {
        return new ClientFacts(
                1,
                4711,
                1,
                new ClientPinning("0", "0", ""),
                new ClientMemory(256L << 20, 300L << 20, 0),
                ClientStorage.NONE,
                "an ideal JVM",
                List.of("taskset", "-c", "0"));
    }

    private static HostFacts facts() {
        return new HostFacts(
                "sut.example",
                "Linux 6.1.0",
                "amd64",
                new Processors("an ideal processor", 1, 1, 1, "0", 1, Measurement.absent("absent.no-quota")),
                new HostMemory(24L << 30, 22L << 30),
                new JavaInstallation("an ideal JVM", "/usr/lib/jvm/java-17", "feed"),
                List.of());
    }
}
