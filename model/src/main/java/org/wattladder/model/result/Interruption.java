package org.wattladder.model.result;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.range.Range;
import org.wattladder.model.text.Message;

/**
 * A run was aborted and was resumed; everything recorded before counts, and nothing of it was measured again.
 *
 * @param at the last moment that the journal knew of before, by the Chauffeur's clock
 * @param resumedAt when the run went on
 * @param after worklet and interval that were recorded last
 * @param cause why it was aborted, as far as is known
 * @param faults what went wrong before, of worklets that were continued
 */
public record Interruption(Instant at, Instant resumedAt, Message after, Message cause, List<Fault> faults) {
    public Interruption {
        Range.moment("at", at);
        Range.moment("resumedAt", resumedAt);
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(cause, "cause");
        faults = List.copyOf(faults);
    }
}
