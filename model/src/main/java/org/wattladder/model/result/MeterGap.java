package org.wattladder.model.result;

import java.time.Instant;
import java.util.Objects;

/**
 * Time without samples because a meter was lost and found again; nothing is put in its place.
 *
 * @param from last moment known to be measured, on the Chauffeur's clock
 * @param until first moment measured again
 * @param sentence what happened
 */
public record MeterGap(Instant from, Instant until, String sentence) {
    public MeterGap {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(until, "until");
        Objects.requireNonNull(sentence, "sentence");
    }
}
