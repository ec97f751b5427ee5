package org.wattladder.model.result;

import java.time.Instant;
import java.util.Objects;
import org.wattladder.model.text.Message;

/**
 * Time without samples because a meter was lost and found again; nothing is put in its place.
 *
 * @param from last moment known to be measured, on the Chauffeur's clock
 * @param until first moment measured again
 * @param reason what happened
 */
public record MeterGap(Instant from, Instant until, Message reason) {
    public MeterGap {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(until, "until");
        Objects.requireNonNull(reason, "reason");
    }
}
