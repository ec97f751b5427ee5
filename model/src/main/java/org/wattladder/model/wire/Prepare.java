package org.wattladder.model.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.GuestLimits;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.worklets.api.Endpoint;

/**
 * Asks for components of a deployment, beside those that are up already; answered by {@link Prepared} or {@link Failed}.
 *
 * @param deployment name that no other deployment of the stage has; not empty, without {@code /}
 * @param components to be started on this host, those that are needed first whatever their order here
 * @param endpoints of components on other hosts, by role
 * @param storage where files go, for a worklet that needs a storage device
 * @param seed of this deployment; client seeds are derived from it
 * @param guest limits of the process group that all of the deployment runs in; empty when it is in none
 */
public record Prepare(
        String deployment,
        List<ComponentPlan> components,
        Map<String, Endpoint> endpoints,
        StoragePlan storage,
        long seed,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<GuestLimits> guest)
        implements DirectorCommand<Prepared> {
    /** The name of a deployment that is the only one. */
    public static final String ALONE = "alone";

    public Prepare {
        if (deployment.isEmpty() || deployment.contains("/")) {
            throw new IllegalArgumentException("a deployment needs a name without /, not \"" + deployment + "\"");
        }
        components = List.copyOf(components);
        endpoints = Map.copyOf(endpoints);
        Objects.requireNonNull(storage, "storage");
        guest = guest == null ? Optional.empty() : guest;
    }

    /** The order for a deployment in no process group of its own. */
    public Prepare(
            String deployment,
            List<ComponentPlan> components,
            Map<String, Endpoint> endpoints,
            StoragePlan storage,
            long seed) {
        this(deployment, components, endpoints, storage, seed, Optional.empty());
    }

    /** The order for a worklet that needs nobody. */
    public static Prepare alone(Program.Worklet worklet, StoragePlan storage, long seed) {
        return new Prepare(
                ALONE, List.of(new ComponentPlan(ComponentPlan.WORKLET, worklet, List.of())), Map.of(), storage, seed);
    }

    /** The name of a component that no other has, whatever its deployment. */
    public static String component(String deployment, String role) {
        return deployment + "/" + role;
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
