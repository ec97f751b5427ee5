package org.wattladder.chauffeur.config.change;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.Idle;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.worklets.api.Metric;

/** Plans of all shapes, and plans of the paper's lengths. */
public final class RandomPlans {
    private static final Duration EDGE = Duration.ofSeconds(15);
    private static final Duration RECORDING = Duration.ofMinutes(2);

    private RandomPlans() {}

    /** A plan of as many ladders as asked for, with idle behind them, all of the paper's lengths. */
    public static RunPlan paper(int graduated) {
        List<WorkletPlan> worklets = new ArrayList<>();
        for (int i = 1; i <= graduated; i++) {
            worklets.add(worklet(
                    "w" + i,
                    new Ladder(
                            Duration.ofSeconds(30),
                            2,
                            CalibrationUse.MEAN,
                            new IntervalLengths(Duration.ZERO, EDGE, RECORDING, EDGE),
                            List.of(100.0, 67.0, 33.0),
                            new IntervalLengths(Duration.ofSeconds(10), EDGE, RECORDING, EDGE))));
        }
        worklets.add(worklet("idle", new Idle(new IntervalLengths(Duration.ofSeconds(10), EDGE, RECORDING, EDGE))));
        return plan(1, worklets);
    }

    /** A plan of worklets with these schedules. */
    public static RunPlan of(String name, Schedule... schedules) {
        return plan(
                1, Stream.of(schedules).map(schedule -> worklet(name, schedule)).toList());
    }

    /** A plan of 1 to 20 worklets of any lengths. */
    public static RunPlan any(Random random) {
        List<WorkletPlan> worklets = new ArrayList<>();
        for (int i = random.nextInt(20); i >= 0; i--) {
            worklets.add(worklet("w" + i, schedule(random)));
        }
        return plan(random.nextLong(), worklets);
    }

    private static Schedule schedule(Random random) {
        if (random.nextInt(4) == 0) {
            return new Idle(lengths(random));
        }
        List<Double> levels = random.ints(1 + random.nextInt(5), 1, 10_000)
                .mapToObj(level -> level / 100.0)
                .toList();
        return new Ladder(
                length(random, 0),
                1 + random.nextInt(4),
                random.nextBoolean() ? CalibrationUse.LAST : CalibrationUse.MAX,
                lengths(random),
                levels,
                lengths(random));
    }

    private static IntervalLengths lengths(Random random) {
        return new IntervalLengths(length(random, 0), length(random, 0), length(random, 1), length(random, 0));
    }

    private static Duration length(Random random, int leastMillis) {
        return Duration.ofMillis(leastMillis + random.nextInt(random.nextBoolean() ? 3_000 : 300_000));
    }

    private static WorkletPlan worklet(String name, Schedule schedule) {
        return WorkletPlan.alone(
                name,
                schedule instanceof Idle ? "idle" : "cpu",
                schedule instanceof Idle ? Metric.NONE : Metric.TRANSACTIONS,
                List.of(new Setting("rounds", "10"), new Setting("yes", "no: #1")),
                new ClientLayout(ClientLayout.Unit.CORE, 0, 512),
                List.of("-Xint", "-Dname=a \"b\" 'c'\\"),
                schedule);
    }

    private static RunPlan plan(long seed, List<WorkletPlan> worklets) {
        return new RunPlan(
                new PlannedSuite(
                        "s",
                        "A title: with, \"odd\" characters #\u00e9",
                        RunMode.RATING,
                        List.of(),
                        PlannedSuite.NO_SYSTEM),
                seed,
                worklets,
                List.of(new HostPlan("here", "127.0.0.1", 0, true)),
                List.of(MeterPlan.of("power", "127.0.0.1", 0, "estimate", List.of(new Setting("on", "yes")), 1000)),
                List.of(MeterPlan.of("inlet", "192.0.2.1", 8889, "", List.of(), 5000)),
                ScorePlan.standard(),
                DisturbancePolicy.STRICT);
    }
}
