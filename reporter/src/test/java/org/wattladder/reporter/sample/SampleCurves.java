package org.wattladder.reporter.sample;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.Window;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.model.schedule.Curve;
import org.wattladder.model.schedule.History;
import org.wattladder.model.schedule.LatencyGoal;
import org.wattladder.worklets.api.Metric;

/** Curves of a made-up machine of two CPUs that does 1,000 transactions per second and takes 1 / (1 - load) ms for each. */
public final class SampleCurves {
    private static final double CAPACITY = 1000;
    private static final double CPUS_PERCENT = 200;
    private static final double LEAST_NANOS = 1e6;
    private static final Instant BEGAN = Instant.parse("2026-03-01T10:00:00.123Z");

    private SampleCurves() {}

    /** A run whose machine is busy when a rate is not sustained. */
    public static RunResult saturated() {
        return run(CPUS_PERCENT, 0);
    }

    /** A run whose injector sends no more than this, while the machine has CPU time left. */
    public static RunResult starved() {
        return run(CPUS_PERCENT / 4, 0);
    }

    /** A run whose injector begins every transaction so late. */
    public static RunResult late(Duration late) {
        return run(CPUS_PERCENT, late.toNanos());
    }

    private static RunResult run(double busyPercent, long lateNanos) {
        Curve curve = new Curve(
                Duration.ZERO,
                1,
                lengths(60),
                Stream.of(10, 25, 50, 75, 100)
                        .map(millis -> new LatencyGoal(99, Duration.ofMillis(millis)))
                        .toList(),
                1,
                2,
                Duration.ofSeconds(10),
                lengths(60),
                Optional.empty());
        WorkletPlan plan = WorkletPlan.alone(
                "supermarket",
                "combined",
                Metric.TRANSACTIONS,
                List.of(),
                new ClientLayout(ClientLayout.Unit.HOST, 32, 0),
                List.of(),
                curve);
        List<IntervalResult> done = new ArrayList<>();
        for (Optional<IntervalPlan> next = curve.next(History.EMPTY);
                next.isPresent();
                next = curve.next(
                        new History(done.stream().map(IntervalResult::finished).toList()))) {
            done.add(interval(next.get(), busyPercent, lateNanos));
        }
        RunResult full = SampleRuns.full();
        WorkletResult idle = full.worklets().get(full.worklets().size() - 1);
        WorkletResult supermarket = new WorkletResult(
                "supermarket", full.worklets().get(0).clients(), Measurement.of(CAPACITY), done, List.of());
        return Altered.worklets(
                Altered.plan(
                        full,
                        Plans.ofSystem(
                                "response-curve",
                                Plans.worklets(
                                        full.plan(),
                                        List.of(
                                                plan,
                                                full.plan()
                                                        .worklets()
                                                        .get(full.plan()
                                                                        .worklets()
                                                                        .size()
                                                                - 1))))),
                List.of(supermarket, idle));
    }

    private static IntervalLengths lengths(int seconds) {
        return new IntervalLengths(Duration.ZERO, Duration.ofSeconds(5), Duration.ofSeconds(seconds), Duration.ZERO);
    }

    private static IntervalResult interval(IntervalPlan plan, double busyPercent, long lateNanos) {
        double asked = plan.load() instanceof Load.Rate rate ? rate.transactionsPerSecond() : CAPACITY;
        double done = Math.min(CAPACITY, asked);
        double load = Math.min(0.9999, asked / CAPACITY);
        long nanos = plan.lengths().recording().toNanos();
        double watts = 50 + 100 * load;
        return new IntervalResult(
                plan,
                new Window(BEGAN.plusSeconds(100L * plan.number()), nanos, List.of()),
                Rates.of(
                        plan.paced() ? Measurement.of(asked) : Measurement.absent("absent.unpaced"),
                        Measurement.of(done)),
                PowerResult.of(
                        Measurement.of(watts),
                        List.of(SampleWindow.of("wall", Measurement.of(watts)).window())),
                TemperatureResult.of(Measurement.of(23), Measurement.of(23), List.of()),
                List.of(new HostConditions("sut", conditions(plan, busyPercent * load))),
                List.of(new TypeResult(
                        "purchase",
                        Math.round(done * nanos / 1e9),
                        0,
                        0,
                        SampleHistograms.of(times(load, 0)),
                        plan.paced() ? SampleHistograms.of(times(load, lateNanos)) : "")),
                List.of(new HostInterval(
                        "sut",
                        1,
                        Math.round(done * nanos / 1e9),
                        Math.round((asked - done) * nanos / 1e9),
                        0,
                        nanos,
                        Measurement.of(busyPercent * load))));
    }

    /** A hundred times up to the longest at this load. */
    private static long[] times(double load, long lateNanos) {
        return LongStream.rangeClosed(1, 100)
                .map(time -> lateNanos + (long) (LEAST_NANOS / (1 - load) * time / 100))
                .toArray();
    }

    private static Conditions conditions(IntervalPlan plan, double busyPercent) {
        Conditions calm =
                SampleConditions.calm(plan.lengths().total().toNanos()).get(0).facts();
        return new Conditions(
                calm.spanNanos(),
                calm.onlineCpus(),
                calm.lostBeforePercent(),
                calm.lostAfterPercent(),
                Measurement.of(busyPercent),
                calm.foreignCpuPercent(),
                calm.stolenCpuPercent(),
                calm.cpuQuota(),
                calm.quotaThrottledPercent(),
                calm.thermalThrottles(),
                calm.swappedPages(),
                calm.swapUsedBytes(),
                calm.memoryPressurePercent());
    }
}
