package org.wattladder.reporter.verify;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.Idle;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.worklets.api.Metric;

/** A ladder of two levels and idle on two analyzers and a sensor. */
final class RecordedPlan {
    private RecordedPlan() {}

    /** On these hosts, with recordings of one length. */
    static RunPlan of(List<String> hosts, Duration recording) {
        IntervalLengths lengths =
                new IntervalLengths(Duration.ZERO, Duration.ofSeconds(1), recording, Duration.ofSeconds(1));
        return new RunPlan(
                new PlannedSuite("tiny", "A tiny ladder", RunMode.RATING, List.of(), PlannedSuite.NO_SYSTEM),
                7,
                List.of(
                        worklet(
                                "lu",
                                new Ladder(
                                        Duration.ofSeconds(5),
                                        2,
                                        CalibrationUse.MEAN,
                                        lengths,
                                        List.of(100.0, 50.0),
                                        lengths)),
                        worklet("idle", new Idle(lengths))),
                hosts.stream()
                        .map(host -> new HostPlan(host, "192.0.2.1", 7420, false))
                        .toList(),
                List.of(meter("left", 1000), meter("right", 1000)),
                List.of(meter("inlet", 5000)),
                ScorePlan.standard(),
                DisturbancePolicy.STRICT);
    }

    private static MeterPlan meter(String name, int samplingMillis) {
        return MeterPlan.of(name, "192.0.2.2", 8888, "", List.of(), samplingMillis);
    }

    private static WorkletPlan worklet(String name, Schedule schedule) {
        return WorkletPlan.alone(
                name,
                name.equals("idle") ? "idle" : "cpu",
                name.equals("idle") ? Metric.NONE : Metric.TRANSACTIONS,
                List.of(),
                new ClientLayout(ClientLayout.Unit.CORE, 0, 0),
                List.of(),
                schedule);
    }
}
