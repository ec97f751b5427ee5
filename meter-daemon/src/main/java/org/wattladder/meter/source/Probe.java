package org.wattladder.meter.source;

import java.util.Objects;

/**
 * What a source found here.
 *
 * @param measures whether it can measure
 * @param sentence what it found, or why it cannot measure and what to do
 */
public record Probe(boolean measures, String sentence) {
    public Probe {
        Objects.requireNonNull(sentence, "sentence");
    }

    /** It can measure. */
    public static Probe yes(String found) {
        return new Probe(true, found);
    }

    /** It cannot. */
    public static Probe no(String reason) {
        return new Probe(false, reason);
    }
}
