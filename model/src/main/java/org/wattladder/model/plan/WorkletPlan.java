package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.worklets.api.Metric;

/**
 * One stage of a run: a schedule on the deployments of a worklet.
 *
 * @param name of the worklet in the catalogue, of several side by side their names; {@code idle} for active idle
 * @param workload group it is scored in
 * @param metric what its performance is
 * @param deployment what runs on each system under test
 * @param beside other worklets that run on each system at the same time under the same schedule, each calibrated and loaded
 *     by itself; mostly none
 * @param schedule what is executed, and for how long
 */
public record WorkletPlan(
        String name,
        String workload,
        Metric metric,
        DeploymentPlan deployment,
        List<DeploymentPlan> beside,
        Schedule schedule) {
    public WorkletPlan {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(workload, "workload");
        Objects.requireNonNull(metric, "metric");
        Objects.requireNonNull(deployment, "deployment");
        Objects.requireNonNull(schedule, "schedule");
        beside = List.copyOf(beside);
    }

    /** A worklet with nothing beside it. */
    public WorkletPlan(String name, String workload, Metric metric, DeploymentPlan deployment, Schedule schedule) {
        this(name, workload, metric, deployment, List.of(), schedule);
    }

    /** Everything that runs on each system under test at the same time, in the order of their numbers. */
    @JsonIgnore
    public List<DeploymentPlan> deployments() {
        List<DeploymentPlan> all = new ArrayList<>(List.of(deployment));
        all.addAll(beside);
        return all;
    }

    /** A worklet that works alone. */
    public static WorkletPlan alone(
            String name,
            String workload,
            Metric metric,
            List<Setting> parameters,
            ClientLayout clients,
            List<String> jvmOptions,
            Schedule schedule) {
        return new WorkletPlan(
                name,
                workload,
                metric,
                DeploymentPlan.alone(new Program.Worklet(name, parameters, clients, jvmOptions)),
                schedule);
    }

    /** Every parameter of the worklet with its value. */
    @JsonIgnore
    public List<Setting> parameters() {
        return deployment.worklet().parameters();
    }

    /** How many client JVMs and users. */
    public ClientLayout clients() {
        return deployment.worklet().clients();
    }

    /** Whether a program of it is held at shares of CPU time, which compare with no rate. */
    public boolean dutyCycled() {
        return deployments().stream().anyMatch(each -> each.worklet().dutyCycled());
    }

    /** Options the user adds to or overrides in those of the Director. */
    @JsonIgnore
    public List<String> jvmOptions() {
        return deployment.worklet() instanceof Program.Worklet worklet ? worklet.jvmOptions() : List.of();
    }

    /** The same stage with another deployment. */
    public WorkletPlan with(DeploymentPlan other) {
        return new WorkletPlan(name, workload, metric, other, beside, schedule);
    }

    /** The same stage with another schedule. */
    public WorkletPlan with(Schedule other) {
        return new WorkletPlan(name, workload, metric, deployment, beside, other);
    }
}
