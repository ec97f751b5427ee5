package org.wattladder.model.wire;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.StoragePlan;

/**
 * Asks for a fresh deployment; answered by {@link Prepared} or {@link Failed}. The components of an earlier one must have
 * been stopped.
 *
 * @param components to be started on this host, those that are needed first whatever their order here
 * @param endpoints of components on other hosts, by role
 * @param storage where files go, for a worklet that needs a storage device
 * @param seed of this deployment; client seeds are derived from it
 */
public record Prepare(List<ComponentPlan> components, Map<String, Endpoint> endpoints, StoragePlan storage, long seed)
        implements DirectorCommand<Prepared> {
    public Prepare {
        components = List.copyOf(components);
        endpoints = Map.copyOf(endpoints);
        Objects.requireNonNull(storage, "storage");
    }

    /** The order for a worklet that needs nobody. */
    public static Prepare alone(Program.Worklet worklet, StoragePlan storage, long seed) {
        return new Prepare(
                List.of(new ComponentPlan(ComponentPlan.WORKLET, worklet, List.of())), Map.of(), storage, seed);
    }

    @Override
    public Class<Prepared> answer() {
        return Prepared.class;
    }

    @Override
    public void handle(Handler handler) {
        handler.onPrepare(this);
    }
}
