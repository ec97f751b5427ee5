package org.wattladder.model.result;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.range.Range;
import org.wattladder.model.text.Message;

/**
 * Something that went wrong during a run.
 *
 * @param at when it was noticed
 * @param place where: host, client, meter or interval
 * @param reason what happened and the outcome of the worklet
 * @param lastLines last lines of the process concerned, possibly none
 */
public record Fault(Instant at, Message place, Message reason, List<String> lastLines) {
    public Fault {
        Range.moment("at", at);
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(reason, "reason");
        lastLines = List.copyOf(lastLines);
    }
}
