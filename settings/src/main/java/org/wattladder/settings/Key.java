package org.wattladder.settings;

import java.util.Objects;
import java.util.Optional;

/**
 * The one declaration of a setting.
 *
 * @param <T> the value in Java
 * @param name as written in files, lower case with hyphens
 * @param sentence what it sets, for the reference page
 * @param kind its type and range
 * @param required whether a file without it is refused
 * @param standard the value when no file sets it; empty when there is none
 */
public record Key<T>(String name, String sentence, Kind<T> kind, boolean required, Optional<T> standard) {
    public Key {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(sentence, "sentence");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(standard, "standard");
    }

    /** A setting with a default. */
    public static <T> Key<T> of(String name, T standard, Kind<T> kind, String sentence) {
        return new Key<>(name, sentence, kind, false, Optional.of(standard));
    }

    /** A setting that must be given. */
    public static <T> Key<T> required(String name, Kind<T> kind, String sentence) {
        return new Key<>(name, sentence, kind, true, Optional.empty());
    }

    /** A setting that may be left out and then means nothing. */
    public static <T> Key<T> optional(String name, Kind<T> kind, String sentence) {
        return new Key<>(name, sentence, kind, false, Optional.empty());
    }
}
