package org.wattladder.console.start;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * How the last start from here stands, for a page whose answer was lost, or that is opened later.
 *
 * @param waiting what each command says last that has neither begun nor refused; empty texts of those that have said nothing
 * @param refusal of the last start; empty when it was not refused
 */
public record LastStart(List<String> waiting, Optional<Refusal> refusal) {
    public LastStart {
        waiting = List.copyOf(waiting);
    }

    /**
     * A start that was refused.
     *
     * @param suite of the run
     * @param at when it was refused
     * @param sentence what the command said
     */
    public record Refusal(String suite, Instant at, String sentence) {}
}
