package org.wattladder.model.environment;

import java.util.Objects;
import java.util.Optional;
import org.wattladder.model.range.Range;

/**
 * One fact as it is disclosed, beside what the machine itself says.
 *
 * @param group label of its {@link EnvironmentGroup}
 * @param name label of its {@link EnvironmentKey}; a name that this version does not know is kept and shown
 * @param value what is disclosed
 * @param found what the Director found for this run; never declared
 */
public record EnvironmentFact(String group, String name, EnvironmentValue value, EnvironmentValue found) {
    public EnvironmentFact {
        Range.name("group", group);
        Range.name("name", name);
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(found, "found");
    }

    /** A fact of this key. */
    public static EnvironmentFact of(EnvironmentKey key, EnvironmentValue value, EnvironmentValue found) {
        return new EnvironmentFact(key.group().label(), key.label(), value, found);
    }

    /** Its key, or empty when this version knows none. */
    public Optional<EnvironmentKey> key() {
        return EnvironmentKey.of(group, name);
    }

    /** Whether what is disclosed and what was found are both known and differ. */
    public boolean contradicted() {
        return key().isPresent()
                && value.asOptional().isPresent()
                && found.asOptional().isPresent()
                && key().get()
                        .likeness()
                        .contradict(value.asOptional().get(), found.asOptional().get());
    }
}
