package org.wattladder.worklets.api;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

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

    /** Longest time between two answers of a guest, in milliseconds. */
    public static final String LONGEST_SILENCE = "longest-silence-ms";

    /** CPU time of all processes of a guest, in seconds. */
    public static final String GUEST_CPU = "guest-cpu-seconds";

    /** How long a guest was held back because its CPU time was used up, in seconds, summed over its CPUs. */
    public static final String GUEST_WAITING = "guest-waiting-seconds";

    /** How long the two were counted, in seconds: the interval with its parts before and after recording. */
    public static final String GUEST_COUNTED = "guest-counted-seconds";

    /** Share of reads that a cache answered, in percent; a warm-up can be repeated until it stands. */
    public static final String CACHE_HITS = "cache-hit-percent";

    private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    public Figure {
        Objects.requireNonNull(unit, "unit");
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(wrong(name));
        }
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("figure " + name + " must be finite, not " + value);
        }
    }

    /** Why no worklet or program can report a figure of this name; empty when it can. */
    public static Optional<String> refusal(String name) {
        if (!NAME.matcher(name).matches()) {
            return Optional.of(wrong(name));
        }
        return ClientFigure.declared(name).isEmpty()
                ? Optional.empty()
                : Optional.of("figure " + name + " has the name of a figure of every client; choose another name");
    }

    private static String wrong(String name) {
        return "the name of a figure is lower case words joined by hyphens, not " + name;
    }
}
