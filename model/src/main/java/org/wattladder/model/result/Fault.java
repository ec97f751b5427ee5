package org.wattladder.model.result;

import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * Something that went wrong during a run.
 *
 * @param at when it was noticed
 * @param place where: host, client, meter or interval
 * @param sentence what happened and what became of the worklet
 * @param lastLines last lines of the process concerned, possibly none
 */
public record Fault(Instant at, String place, String sentence, List<String> lastLines) {
    public Fault {
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(sentence, "sentence");
        lastLines = List.copyOf(lastLines);
    }
}
