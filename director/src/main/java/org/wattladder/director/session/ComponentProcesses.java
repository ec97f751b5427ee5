package org.wattladder.director.session;

import java.time.Duration;
import java.util.List;
import org.wattladder.director.component.Component;

/**
 * The processes of running components; used on the work thread.
 *
 * @param components in any order
 */
record ComponentProcesses(List<Component> components) {
    /** Ids of all whose CPU time is no background load. */
    List<Long> ids() {
        return components.stream()
                .flatMap(component -> component.measuredIds().stream())
                .toList();
    }

    /** How long CPUs may be probed: not at all beside what a component only looks at, from which a probe would take CPU time. */
    Duration probe(Duration longest) {
        return components.stream().anyMatch(Component::looksOn) ? Duration.ZERO : longest;
    }
}
