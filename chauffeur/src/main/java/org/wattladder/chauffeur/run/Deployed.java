package org.wattladder.chauffeur.run;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.Program;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.wire.Prepare;
import org.wattladder.worklets.api.Endpoint;

/**
 * One copy of a stage's deployment, and the hosts that its components are on.
 *
 * @param plan of its components
 * @param system under test that it is of
 * @param copy number on that, from 1
 * @param driver of that system; empty when the run has none
 */
record Deployed(DeploymentPlan plan, HostPlan system, int copy, Optional<HostPlan> driver) {

    /** Its name, which no other deployment of the stage has. */
    String name() {
        return HostClient.deployment(system.name(), copy);
    }

    /** The host that such components are on. */
    HostPlan host(HostRole role) {
        return role == HostRole.SUT
                ? system
                : driver.orElseThrow(() -> new IllegalStateException("no driver for " + system.name()));
    }

    /** The host that drives. */
    String drivingHost() {
        return host(plan.driving().on()).name();
    }

    /** The name of the component that drives. */
    String drivingComponent() {
        return Prepare.component(name(), ComponentPlan.WORKLET);
    }

    /**
     * The order to prepare a part of it.
     *
     * @param known where components listen that were prepared before
     */
    Prepare order(DeploymentPlan.Part part, Map<String, Endpoint> known, long seed) {
        Map<String, Endpoint> elsewhere = new LinkedHashMap<>(known);
        part.components().forEach(component -> elsewhere.remove(component.role()));
        List<ComponentPlan> components = part.components().stream()
                .map(component -> component.program() instanceof Program.Foreign server
                        ? component.with(server.at(address(component, server)).numbered(copy))
                        : component)
                .toList();
        return new Prepare(
                name(),
                components,
                elsewhere,
                host(part.on()).storage(),
                seed,
                part.on() == HostRole.SUT ? plan.guest() : Optional.empty());
    }

    /** Loopback unless another host has to reach it; an address as the Chauffeur knows it, for names may mean loopback there. */
    private String address(ComponentPlan component, Program.Foreign server) {
        if (!server.address().isEmpty() || !plan.isNeededElsewhere(component)) {
            return server.address();
        }
        String known = host(component.on()).address();
        try {
            return InetAddress.getByName(known).getHostAddress();
        } catch (UnknownHostException unresolved) {
            return known;
        }
    }
}
