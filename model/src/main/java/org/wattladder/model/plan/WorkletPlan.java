package org.wattladder.model.plan;

import java.util.ArrayList;
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
 * @param servers components that the worklet drives, in the order of the plan; none for a worklet that works alone
 * @param schedule what is executed, and for how long
 */
public record WorkletPlan(
        String name,
        String workload,
        Metric metric,
        List<Setting> parameters,
        ClientLayout clients,
        List<String> jvmOptions,
        List<ComponentPlan> servers,
        Schedule schedule) {
    public WorkletPlan {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(workload, "workload");
        Objects.requireNonNull(metric, "metric");
        parameters = List.copyOf(parameters);
        Objects.requireNonNull(clients, "clients");
        jvmOptions = List.copyOf(jvmOptions);
        servers = List.copyOf(servers);
        Objects.requireNonNull(schedule, "schedule");
    }

    /** A worklet that works alone. */
    public WorkletPlan(
            String name,
            String workload,
            Metric metric,
            List<Setting> parameters,
            ClientLayout clients,
            List<String> jvmOptions,
            Schedule schedule) {
        this(name, workload, metric, parameters, clients, jvmOptions, List.of(), schedule);
    }

    /**
     * Everything that runs together: the servers, and the clients of the worklet, which need all of them.
     *
     * @param layout of the clients on one host
     */
    public List<ComponentPlan> deployment(ClientLayout layout) {
        List<ComponentPlan> all = new ArrayList<>(servers);
        all.add(new ComponentPlan(
                ComponentPlan.WORKLET,
                new Program.Worklet(name, parameters, layout, jvmOptions),
                servers.stream().map(ComponentPlan::role).toList()));
        return all;
    }
}
