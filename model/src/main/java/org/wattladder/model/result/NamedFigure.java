package org.wattladder.model.result;

import java.util.Objects;

/**
 * A figure that a worklet reports of an interval beside its transactions, its parts before and after recording included.
 *
 * @param name lower case words joined by hyphens
 * @param value finite
 * @param unit as reports print it; empty for a bare number
 */
public record NamedFigure(String name, double value, String unit) {
    public NamedFigure {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(unit, "unit");
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("figure " + name + " must be finite, not " + value);
        }
    }
}
