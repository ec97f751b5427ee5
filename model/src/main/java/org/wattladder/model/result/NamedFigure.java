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
    /** Share of its own CPU time that a program was to get, in percent. */
    public static final String SHARE_ASKED = "share-asked";

    /** What it got. */
    public static final String SHARE_GRANTED = "share-granted";

    public NamedFigure {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(unit, "unit");
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("figure " + name + " must be finite, not " + value);
        }
    }
}
