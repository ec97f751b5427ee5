package org.wattladder.model.plan;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.archive.AddedLater;
import org.wattladder.model.text.Message;

/**
 * Everything that decides what a run does, resolved: no defaults are left open.
 *
 * @param suite name of the suite file it came from, without directory and ending
 * @param title one line for reports
 * @param mode full rating, quick or research
 * @param changes one message for each way in which options changed what the suite file says; empty in a full rating
 * @param seed of every schedule and every input
 * @param worklets in the order of execution
 * @param hosts systems under test; exactly the Directors that are used
 * @param meters power analyzers, possibly none
 * @param sensors temperature sensors, possibly none
 * @param score how scores are made; the standard one in results that were written without
 * @param hostLoss what becomes of the run when a host is lost; its end in results that were written without
 * @param retry when an interval is tried again; never in plans that were written without
 */
public record RunPlan(
        String suite,
        String title,
        RunMode mode,
        List<Message> changes,
        long seed,
        List<WorkletPlan> worklets,
        List<HostPlan> hosts,
        List<MeterPlan> meters,
        List<MeterPlan> sensors,
        @AddedLater ScorePlan score,
        @AddedLater HostLoss hostLoss,
        @AddedLater RetryPlan retry) {
    public RunPlan {
        Objects.requireNonNull(suite, "suite");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(mode, "mode");
        changes = Lists.copyOf(changes);
        worklets = Lists.copyOf(worklets);
        hosts = Lists.copyOf(hosts);
        meters = Lists.copyOf(meters);
        sensors = Lists.copyOf(sensors);
        score = score == null ? ScorePlan.standard() : score;
        hostLoss = hostLoss == null ? HostLoss.END : hostLoss;
        retry = retry == null ? RetryPlan.NEVER : retry;
    }

    /** A plan that runs every interval once, and ends when a host is lost. */
    public RunPlan(
            String suite,
            String title,
            RunMode mode,
            List<Message> changes,
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
            List<Message> changes,
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
