package org.wattladder.reporter.view;

import java.util.Objects;

/**
 * A named text.
 *
 * @param name what it is
 * @param value a text, or English
 */
public record Fact(String name, Object value) {
    public Fact {
        Objects.requireNonNull(name, "name");
        value = value == null || (value instanceof String text && text.isBlank()) ? "not known" : value;
    }
}
