package org.wattladder.model.result;

import java.time.Instant;
import java.util.Objects;
import org.wattladder.model.text.Message;

/**
 * Time of which samples are missing or of uncertain time, because a meter was lost and found again, or its clock was set;
 * nothing is put in their place.
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
