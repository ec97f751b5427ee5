package org.wattladder.model.plan;

import java.util.List;
import java.util.Objects;

/**
 * Everything that decides what a run does, resolved: no defaults are left open.
 *
 * @param suite name of the suite file it came from, without directory and ending
 * @param title one line for reports
 * @param mode full rating, quick or research
 * @param changes one sentence for each way in which options changed what the suite file says; empty in a full rating
 * @param seed of every schedule and every input
 * @param worklets in the order of execution
 * @param hosts systems under test; exactly the Directors that are used
 * @param meters power analyzers, possibly none
 * @param sensors temperature sensors, possibly none
 * @param score how scores are made
 * @param hostLoss what becomes of the run when a host is lost
 * @param retry when an interval is tried again
 */
public record RunPlan(
        String suite,
        String title,
        RunMode mode,
        List<String> changes,
        long seed,
        List<WorkletPlan> worklets,
        List<HostPlan> hosts,
        List<MeterPlan> meters,
        List<MeterPlan> sensors,
        ScorePlan score,
        HostLoss hostLoss,
        RetryPlan retry) {
    public RunPlan {
        Objects.requireNonNull(suite, "suite");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(mode, "mode");
        changes = List.copyOf(changes);
        worklets = List.copyOf(worklets);
        hosts = List.copyOf(hosts);
        meters = List.copyOf(meters);
        sensors = List.copyOf(sensors);
        Objects.requireNonNull(score, "score");
        Objects.requireNonNull(hostLoss, "hostLoss");
        Objects.requireNonNull(retry, "retry");
    }

    /** A plan that runs every interval once, and ends when a host is lost. */
    public RunPlan(
            String suite,
            String title,
            RunMode mode,
            List<String> changes,
            long seed,
            List<WorkletPlan> worklets,
            List<HostPlan> hosts,
            List<MeterPlan> meters,
            List<MeterPlan> sensors,
            ScorePlan score) {
        this(suite, title, mode, changes, seed, worklets, hosts, meters, sensors, score, HostLoss.END, RetryPlan.NEVER);
    }

    /** A plan with the standard score. */
    public RunPlan(
            String suite,
            String title,
            RunMode mode,
            List<String> changes,
            long seed,
            List<WorkletPlan> worklets,
            List<HostPlan> hosts,
            List<MeterPlan> meters,
            List<MeterPlan> sensors) {
        this(suite, title, mode, changes, seed, worklets, hosts, meters, sensors, ScorePlan.standard());
    }

    /** The same plan with scores made in another way. */
    public RunPlan with(ScorePlan otherScore) {
        return new RunPlan(
                suite, title, mode, changes, seed, worklets, hosts, meters, sensors, otherScore, hostLoss, retry);
    }

    /** The same plan with another end of lost hosts. */
    public RunPlan with(HostLoss otherLoss) {
        return new RunPlan(
                suite, title, mode, changes, seed, worklets, hosts, meters, sensors, score, otherLoss, retry);
    }

    /** The same plan with intervals tried again in other cases. */
    public RunPlan with(RetryPlan otherRetry) {
        return new RunPlan(
                suite, title, mode, changes, seed, worklets, hosts, meters, sensors, score, hostLoss, otherRetry);
    }

    /** Where storage worklets of this host keep their files; a host that the plan does not know has devices found. */
    public StoragePlan storageOf(String host) {
        return hosts.stream()
                .filter(each -> each.name().equals(host))
                .map(HostPlan::storage)
                .findFirst()
                .orElse(StoragePlan.DISCOVERED);
    }
}
