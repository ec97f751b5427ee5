package org.wattladder.model.plan;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.schedule.Schedule;

/**
 * One worklet's place in a run.
 *
 * @param name in the catalogue; {@code idle} for active idle
 * @param workload group it is scored in
 * @param metric what its performance is
 * @param parameters every parameter of the worklet with its value
 * @param clients how many client JVMs and users
 * @param jvmOptions options the user adds to or overrides in those of the Director
 * @param schedule what is executed, and for how long
 */
public record WorkletPlan(
        String name,
        String workload,
        Metric metric,
        List<Setting> parameters,
        ClientLayout clients,
        List<String> jvmOptions,
        Schedule schedule) {
    public WorkletPlan {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(workload, "workload");
        Objects.requireNonNull(metric, "metric");
        parameters = List.copyOf(parameters);
        Objects.requireNonNull(clients, "clients");
        jvmOptions = List.copyOf(jvmOptions);
        Objects.requireNonNull(schedule, "schedule");
    }
}
