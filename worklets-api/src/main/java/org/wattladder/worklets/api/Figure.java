package org.wattladder.worklets.api;

import java.util.Objects;

/**
 * A figure that a worklet reports of an interval beside its transactions.
 *
 * @param name lower case words joined by hyphens, for example {@code cache-hits}
 * @param value finite
 * @param unit as reports print it, for example {@code 1/s}; empty for a bare number
 */
public record Figure(String name, double value, String unit) {
    /** Share of its own CPU time that a program was to get, in percent. */
    public static final String SHARE_ASKED = "share-asked";

    /** What it got. */
    public static final String SHARE_GRANTED = "share-granted";

    public Figure {
        Objects.requireNonNull(unit, "unit");
        if (!name.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            throw new IllegalArgumentException(
                    "the name of a figure is lower case words joined by hyphens, not " + name);
        }
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("figure " + name + " must be finite, not " + value);
        }
    }
}
