package org.wattladder.reporter.view;

import java.util.Objects;

/**
 * A named text.
 *
 * @param name what it is
 * @param value the text
 */
public record Fact(String name, String value) {
    public Fact {
        Objects.requireNonNull(name, "name");
        value = value == null || value.isBlank() ? "not known" : value;
    }
}
