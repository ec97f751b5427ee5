package org.wattladder.reporter.sample;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.DepthSweep;
import org.wattladder.model.schedule.Idle;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.text.Message;
import org.wattladder.worklets.api.Metric;

/** Plans of made-up runs. */
public final class SamplePlans {
    private SamplePlans() {}

    /** A full rating of a machine with two clients, an analyzer and a sensor. */
    public static RunPlan full() {
        return plan(RunMode.RATING, List.of(), 1, List.of(meter("wall", "", 1000)), List.of(meter("inlet", "", 5000)));
    }

    /** The same worklets, shortened, with estimated watts and no sensor. */
    public static RunPlan quick() {
        return plan(
                RunMode.REHEARSAL,
                List.of(Message.of("change.shortened", "32 min", "3 min")),
                10,
                List.of(meter("local", "estimate", 1000)),
                List.of());
    }

    /** Worklets of a storage device: one climbs levels, two are swept over depths. */
    public static RunPlan storage() {
        RunPlan full = full();
        DepthSweep sweep = new DepthSweep(Duration.ofSeconds(30), List.of(1, 8, 64, 512), lengths(4));
        return Plans.ofSystem(
                "disk-io",
                Plans.worklets(
                        full,
                        List.of(
                                SampleStorage.plan("random", ladder(1)),
                                SampleStorage.plan("database", sweep),
                                SampleStorage.plan("streaming", sweep),
                                full.worklets().get(2))));
    }

    /** One kernel of memory bandwidth, and idle. */
    public static RunPlan bandwidth() {
        return besideIdle("memory-bandwidth", memory("bandwidth-triad", Metric.BANDWIDTH, minute()));
    }

    /** Systems of linear equations by one backend, and idle. */
    public static RunPlan equations() {
        return besideIdle("linear-algebra", alone("solve-vector", "cpu", Metric.FLOATING_POINT, List.of(), minute()));
    }

    /** Two kernels of each class three times each, one copy and one for each CPU; one of them has options of its own. */
    public static RunPlan ratios() {
        List<WorkletPlan> stages = new ArrayList<>();
        for (String kernel : List.of("sort", "sha256", "lu", "fft")) {
            stages.add(variant(kernel, "speed", 1));
            stages.add(variant(kernel, "rate", 0));
        }
        stages.add(variant("lu", "rate-peak", 0));
        return Plans.ofSystem("cpu-ratios", Plans.worklets(full(), stages));
    }

    private static WorkletPlan variant(String kernel, String variant, int users) {
        return new WorkletPlan(
                kernel + "-" + variant,
                "cpu",
                Metric.TRANSACTIONS,
                DeploymentPlan.alone(new Program.Worklet(
                        kernel, List.of(), new ClientLayout(ClientLayout.Unit.CORE, users, 0), List.of())),
                new Iterations(
                        Duration.ofSeconds(5),
                        1,
                        1000,
                        1,
                        List.of(100, 100, 100),
                        Duration.ofSeconds(60),
                        Duration.ofMinutes(30)));
    }

    private static RunPlan besideIdle(String system, WorkletPlan worklet) {
        RunPlan full = full();
        return Plans.ofSystem(
                system, Plans.worklets(full, List.of(worklet, full.worklets().get(2))));
    }

    private static Iterations minute() {
        return new Iterations(
                Duration.ofSeconds(5), 1, 20, 1, List.of(100), Duration.ofSeconds(60), Duration.ofMinutes(30));
    }

    /** The whole rating: fifteen worklets and active idle. */
    public static RunPlan rating() {
        RunPlan full = full();
        Function<String, WorkletPlan> cpu = name -> worklet(name, List.of(), ladder(1));
        return Plans.worklets(
                full,
                List.of(
                        cpu.apply("compress"),
                        full.worklets().get(0),
                        cpu.apply("sor"),
                        cpu.apply("sort"),
                        cpu.apply("sha256"),
                        cpu.apply("fft"),
                        full.worklets().get(1),
                        cpu.apply("xml-validate"),
                        memory("xml-validate-1", Metric.TRANSACTIONS_TIMES_CACHE, ladder(1)),
                        memory("xml-validate-2", Metric.TRANSACTIONS_TIMES_CACHE, ladder(1)),
                        memory(
                                "flood",
                                Metric.BANDWIDTH_TIMES_CAPACITY,
                                new Iterations(
                                        Duration.ofSeconds(10),
                                        1,
                                        20,
                                        1,
                                        List.of(100, 50),
                                        Duration.ofSeconds(180),
                                        Duration.ofMinutes(30))),
                        SampleStorage.plan("sequential", ladder(1)),
                        SampleStorage.plan("random", ladder(1)),
                        SampleStorage.plan("mixed", ladder(1)),
                        alone("cssj", "combined", Metric.TRANSACTIONS, List.of(), ladder(1)),
                        full.worklets().get(2)));
    }

    private static WorkletPlan memory(String name, Metric metric, Schedule schedule) {
        return alone(name, "memory", metric, List.of(), schedule);
    }

    private static MeterPlan meter(String name, String source, int samplingMillis) {
        return MeterPlan.of(name, "127.0.0.1", 8888, source, List.of(), samplingMillis);
    }

    private static RunPlan plan(
            RunMode mode, List<Message> changes, int shorter, List<MeterPlan> meters, List<MeterPlan> sensors) {
        return new RunPlan(
                new PlannedSuite("rating", "Server efficiency rating", mode, changes, "sert-like"),
                2012,
                List.of(
                        worklet("crypto-aes", List.of(new Setting("kibibytes", "256")), ladder(shorter)),
                        worklet("lu", List.of(new Setting("matrix-rows", "300")), ladder(shorter)),
                        WorkletPlan.alone(
                                "idle",
                                "idle",
                                Metric.NONE,
                                List.of(),
                                new ClientLayout(ClientLayout.Unit.CORE, 0, 0),
                                List.of(),
                                new Idle(lengths(shorter)))),
                List.of(new HostPlan("sut", "127.0.0.1", 0, true)),
                meters,
                sensors,
                ScorePlan.standard(),
                DisturbancePolicy.STRICT);
    }

    private static WorkletPlan worklet(String name, List<Setting> parameters, Ladder schedule) {
        return alone(name, "cpu", Metric.TRANSACTIONS, parameters, schedule);
    }

    private static WorkletPlan alone(
            String name, String workload, Metric metric, List<Setting> parameters, Schedule schedule) {
        return WorkletPlan.alone(
                name,
                workload,
                metric,
                parameters,
                new ClientLayout(ClientLayout.Unit.CORE, 0, 0),
                List.of(),
                schedule);
    }

    private static Ladder ladder(int shorter) {
        return new Ladder(
                Duration.ofSeconds(30).dividedBy(shorter),
                shorter == 1 ? 2 : 1,
                CalibrationUse.MEAN,
                lengths(shorter),
                List.of(100.0, 67.0, 33.0),
                lengths(shorter));
    }

    private static IntervalLengths lengths(int shorter) {
        return new IntervalLengths(
                Duration.ofSeconds(10).dividedBy(shorter),
                Duration.ofSeconds(15).dividedBy(shorter),
                Duration.ofSeconds(120).dividedBy(shorter),
                Duration.ofSeconds(15).dividedBy(shorter));
    }
}
