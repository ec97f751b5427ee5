package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What runs together: a worklet or a measured program that drives, and the servers that it drives, if any.
 *
 * @param components the worklet, whose role is {@link ComponentPlan#WORKLET}, and foreign programs
 * @param copies how many such deployments each system under test has, at least 1; each has endpoints, load and figures of
 *     its own. Of the schedule {@code tiles} so many at most
 * @param guest limits of the process group that all of a copy runs in; empty when it is in none
 */
public record DeploymentPlan(
        List<ComponentPlan> components,
        int copies,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<GuestLimits> guest) {
    public DeploymentPlan {
        components = List.copyOf(components);
        guest = guest == null ? Optional.empty() : guest;
        if (copies < 1
                || components.stream().filter(DeploymentPlan::drives).count() != 1
                || components.stream().anyMatch(each -> drives(each) != (each.program() instanceof Program.Driving))) {
            throw new IllegalArgumentException("a deployment has one worklet, and at least one copy");
        }
    }

    /** A deployment in no process group of its own. */
    public DeploymentPlan(List<ComponentPlan> components, int copies) {
        this(components, copies, Optional.empty());
    }

    /** A worklet that works alone. */
    public static DeploymentPlan alone(Program.Driving worklet) {
        return new DeploymentPlan(List.of(new ComponentPlan(ComponentPlan.WORKLET, worklet, List.of())), 1);
    }

    /**
     * What is started together on one host.
     *
     * @param on which host
     * @param components in order of need
     */
    public record Part(HostRole on, List<ComponentPlan> components) {
        public Part {
            components = List.copyOf(components);
        }
    }

    /**
     * The components in order of need, as parts that are prepared one after the other.
     *
     * @throws IllegalArgumentException with a sentence, if the components' needs cannot be met
     */
    @JsonIgnore
    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (ComponentPlan component : OrderOfNeed.sort(components, needsOfNext())) {
            List<ComponentPlan> together = new ArrayList<>();
            if (!parts.isEmpty()
                    && parts.get(parts.size() - 1).on() == component.on()
                    && component.needsOfNext().isEmpty()) {
                together.addAll(parts.remove(parts.size() - 1).components());
            }
            together.add(component);
            parts.add(new Part(component.on(), together));
        }
        return parts;
    }

    private Set<String> needsOfNext() {
        return components.stream()
                .flatMap(each -> each.needsOfNext().stream())
                .map(ComponentPlan::next)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** How the worklet and what it drives lie to each other. */
    public enum Layout {
        /** The worklet works alone. */
        ALONE,
        /** What it drives runs on the same host. */
        BESIDE,
        /** It drives from another host. */
        DRIVEN
    }

    /** The layout, which decides what figures may be compared. */
    @JsonIgnore
    public Layout layout() {
        if (uses(HostRole.DRIVER)) {
            return Layout.DRIVEN;
        }
        return components.size() == 1 ? Layout.ALONE : Layout.BESIDE;
    }

    /** The component that drives. */
    public ComponentPlan driving() {
        return components.stream().filter(DeploymentPlan::drives).findFirst().orElseThrow();
    }

    /** What the component that drives executes. */
    public Program.Driving worklet() {
        return (Program.Driving) driving().program();
    }

    /** The components that are driven. */
    @JsonIgnore
    public List<ComponentPlan> servers() {
        return components.stream().filter(each -> !drives(each)).toList();
    }

    /** Whether anything runs on such a host. */
    public boolean uses(HostRole host) {
        return components.stream().anyMatch(each -> each.on() == host);
    }

    /** Whether a component on the other kind of host needs this one. */
    public boolean isNeededElsewhere(ComponentPlan component) {
        return components.stream()
                .anyMatch(each -> each.needsOfNext().contains(component.role())
                        || (each.on() != component.on() && each.needs().contains(component.role())));
    }

    /** The same deployment whose worklet is another. */
    public DeploymentPlan with(Program.Driving other) {
        return new DeploymentPlan(
                components.stream()
                        .map(each -> drives(each) ? each.with(other) : each)
                        .toList(),
                copies,
                guest);
    }

    /** The same deployment as a guest within these limits, so many times. */
    public DeploymentPlan as(GuestLimits limits, int times) {
        return new DeploymentPlan(components, times, Optional.of(limits));
    }

    private static boolean drives(ComponentPlan component) {
        return component.role().equals(ComponentPlan.WORKLET);
    }
}
