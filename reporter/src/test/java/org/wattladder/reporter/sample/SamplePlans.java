package org.wattladder.reporter.sample;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.Metric;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.DepthSweep;
import org.wattladder.model.schedule.Idle;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.text.Message;

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
        return WorkletPlan.alone(
                name,
                "cpu",
                Metric.TRANSACTIONS,
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
