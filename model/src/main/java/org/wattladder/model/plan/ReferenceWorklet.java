package org.wattladder.model.plan;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;

/**
 * One worklet of a reference machine.
 *
 * @param name in the catalogue
 * @param work {@link WorkDigest} of what it executed
 * @param levels in the order of execution
 */
public record ReferenceWorklet(String name, String work, List<ReferenceLevel> levels) {
    public ReferenceWorklet {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(work, "work");
        levels = List.copyOf(levels);
    }

    /** Performance per watt at this load; empty when it was not measured. */
    public OptionalDouble performancePerWatt(double loadPercent) {
        return levels.stream()
                .filter(level -> level.loadPercent() == loadPercent)
                .mapToDouble(ReferenceLevel::performancePerWatt)
                .findFirst();
    }
}
