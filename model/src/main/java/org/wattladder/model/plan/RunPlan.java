package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.text.Message;

/**
 * Everything that decides what a run does, resolved: no defaults are left open.
 *
 * @param suite that it came from, and how options changed it
 * @param seed of every schedule and every input
 * @param worklets in the order of execution
 * @param hosts systems under test and drivers; exactly the Directors that are used
 * @param meters power analyzers, possibly none
 * @param sensors temperature sensors, possibly none
 * @param score how scores are made
 * @param disturbances what happens to the run when it is disturbed
 */
public record RunPlan(
        PlannedSuite suite,
        long seed,
        List<WorkletPlan> worklets,
        List<HostPlan> hosts,
        List<MeterPlan> meters,
        List<MeterPlan> sensors,
        ScorePlan score,
        DisturbancePolicy disturbances) {
    public RunPlan {
        Objects.requireNonNull(suite, "suite");
        worklets = List.copyOf(worklets);
        hosts = List.copyOf(hosts);
        meters = List.copyOf(meters);
        sensors = List.copyOf(sensors);
        Objects.requireNonNull(score, "score");
        Objects.requireNonNull(disturbances, "disturbances");
    }

    /** The same plan as if it came from this suite. */
    public RunPlan with(PlannedSuite other) {
        return new RunPlan(other, seed, worklets, hosts, meters, sensors, score, disturbances);
    }

    /** The same plan with these worklets. */
    public RunPlan withWorklets(List<WorkletPlan> others) {
        return new RunPlan(suite, seed, others, hosts, meters, sensors, score, disturbances);
    }

    /** The same plan with these power analyzers and temperature sensors. */
    public RunPlan withMeters(List<MeterPlan> otherMeters, List<MeterPlan> otherSensors) {
        return new RunPlan(suite, seed, worklets, hosts, otherMeters, otherSensors, score, disturbances);
    }

    /** The same plan with scores made in another way. */
    public RunPlan with(ScorePlan otherScore) {
        return new RunPlan(suite, seed, worklets, hosts, meters, sensors, otherScore, disturbances);
    }

    /** The same plan with another answer to disturbances. */
    public RunPlan with(DisturbancePolicy other) {
        return new RunPlan(suite, seed, worklets, hosts, meters, sensors, score, other);
    }

    /** The same plan with another seed. */
    public RunPlan with(long otherSeed) {
        return new RunPlan(suite, otherSeed, worklets, hosts, meters, sensors, score, disturbances);
    }

    /** The same plan on these hosts. */
    public RunPlan on(List<HostPlan> others) {
        return new RunPlan(suite, seed, worklets, others, meters, sensors, score, disturbances);
    }

    /** The plan that an option makes of this one; the message says how it changed. */
    public RunPlan changed(RunMode mode, List<WorkletPlan> otherWorklets, Message change) {
        return with(suite.changed(mode, change)).withWorklets(otherWorklets);
    }

    /** Sum of the configured lengths of all worklets, at most. */
    public Duration atMost() {
        return worklets.stream().map(each -> each.schedule().atMost()).reduce(Duration.ZERO, Duration::plus);
    }

    /** Whether all intervals are known beforehand; else {@link #atMost} is a bound, often far off. */
    @JsonIgnore
    public boolean isKnown() {
        return worklets.stream().allMatch(each -> each.schedule().isKnown());
    }

    /** The systems under test. */
    @JsonIgnore
    public List<HostPlan> systems() {
        return hosts(HostRole.SUT);
    }

    /** The hosts that only drive. */
    @JsonIgnore
    public List<HostPlan> drivers() {
        return hosts(HostRole.DRIVER);
    }

    private List<HostPlan> hosts(HostRole role) {
        return hosts.stream().filter(host -> host.role() == role).toList();
    }
}
