package org.wattladder.system.hostile;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.worklets.api.Metric;

/** Two worklets of tenths of a second: nobody lies in the first. */
final class HostilePlans {
    static final String HOST = "sut";

    private static final IntervalLengths LENGTHS =
            new IntervalLengths(Duration.ZERO, Duration.ofMillis(20), Duration.ofMillis(200), Duration.ofMillis(20));
    private static final ClientLayout ONE = new ClientLayout(ClientLayout.Unit.HOST, 1, 16);
    private static final Program.Worklet LU = new Program.Worklet("lu", List.of(), ONE, List.of());

    private HostilePlans() {}

    /** What the second worklet is. */
    enum Kind {
        /** A calibration and a level. */
        LADDER,
        /** Fixed iterations. */
        ITERATIONS,
        /** A ladder whose worklet drives a server. */
        SERVED,
        /** A ladder of a foreign program. */
        MEASURED
    }

    static RunPlan of(Kind kind, int port) {
        return new RunPlan(
                new PlannedSuite("hostile", "Two worklets", RunMode.RESEARCH, List.of(), PlannedSuite.NO_SYSTEM),
                7,
                List.of(
                        worklet(DeploymentPlan.alone(LU), ladder(List.of(100.0))),
                        worklet(deployment(kind), kind == Kind.ITERATIONS ? iterations() : ladder(List.of(100.0)))),
                List.of(new HostPlan(HOST, "127.0.0.1", port, false)),
                List.of(),
                List.of(),
                ScorePlan.standard(),
                DisturbancePolicy.STRICT);
    }

    private static Schedule ladder(List<Double> levels) {
        return new Ladder(Duration.ZERO, 1, CalibrationUse.LAST, LENGTHS, levels, LENGTHS);
    }

    private static Schedule iterations() {
        return new Iterations(Duration.ZERO, 0, 5, 0, List.of(100), Duration.ofMillis(200), Duration.ofSeconds(10));
    }

    private static DeploymentPlan deployment(Kind kind) {
        return switch (kind) {
            case LADDER, ITERATIONS -> DeploymentPlan.alone(LU);
            case SERVED ->
                new DeploymentPlan(
                        List.of(
                                new ComponentPlan(
                                        "server",
                                        new Program.Foreign(
                                                List.of("/opt/server", "{port}"),
                                                0,
                                                new Readiness.Port(),
                                                Duration.ofSeconds(10),
                                                List.of()),
                                        List.of()),
                                new ComponentPlan(ComponentPlan.WORKLET, LU, List.of("server"))),
                        1);
            case MEASURED -> DeploymentPlan.alone(new Program.Measured("made-up", List.of(), ONE, ""));
        };
    }

    private static WorkletPlan worklet(DeploymentPlan deployment, Schedule schedule) {
        return new WorkletPlan("lu", "cpu", Metric.TRANSACTIONS, deployment, schedule);
    }
}
