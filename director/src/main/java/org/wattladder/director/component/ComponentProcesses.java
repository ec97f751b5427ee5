package org.wattladder.director.component;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * The processes of running components; used on the work thread.
 *
 * @param components in any order
 */
public record ComponentProcesses(List<Component> components, DirectorParts parts) {
    /** Ids of all whose CPU time is no background load: those of components, and of what these only look at. */
    public List<Long> ids() {
        return components.stream()
                .flatMap(component -> Stream.concat(
                        component.processIds().stream(),
                        component.attached().stream()
                                .flatMap(attached -> AttachedLoad.of(parts, attached).processes().stream())))
                .toList();
    }

    /** How long CPUs may be probed: not at all beside what a component only looks at, from which a probe would take CPU time. */
    public Duration probe() {
        return components.stream().anyMatch(component -> component.attached().isPresent())
                ? Duration.ZERO
                : parts.limits().probe();
    }
}
