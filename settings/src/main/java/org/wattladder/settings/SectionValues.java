package org.wattladder.settings;

import java.util.Map;
import java.util.Optional;

/** What one section of one file says, by setting, each with its place in the file. */
public final class SectionValues {
    private final Map<Key<?>, PlacedValue<?>> placed;

    SectionValues(Map<Key<?>, PlacedValue<?>> placed) {
        this.placed = Map.copyOf(placed);
    }

    /** A section that says nothing. */
    public static SectionValues none() {
        return new SectionValues(Map.of());
    }

    /** The value that the file gives, without defaults. */
    public <T> Optional<T> get(Key<T> key) {
        return placed(key).map(PlacedValue::value);
    }

    /** The value that the file gives, or the setting's default. */
    public <T> T orStandard(Key<T> key) {
        return get(key).or(key::standard).orElseThrow();
    }

    /** The value that the file gives, with its place. */
    @SuppressWarnings("unchecked") // the reader puts under a key only what the key's own kind made
    public <T> Optional<PlacedValue<T>> placed(Key<T> key) {
        return Optional.ofNullable((PlacedValue<T>) placed.get(key));
    }
}
