package org.wattladder.model.plan;

import java.util.Objects;

/**
 * A named value.
 *
 * @param name what is set
 * @param value its value as text
 */
public record Setting(String name, String value) {
    public Setting {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(value, "value");
    }
}
