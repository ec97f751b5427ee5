package org.wattladder.console.screen;

import java.util.List;
import org.wattladder.model.text.Message;

/**
 * Two runs that were compared.
 *
 * @param before what is compared with
 * @param after what is compared
 * @param obstacles why they cannot be compared; none when they can
 * @param part of a page, in the language of the visitor; empty when they cannot be compared
 */
public record ComparedRuns(RunLine before, RunLine after, List<Message> obstacles, String part) {
    public ComparedRuns {
        obstacles = List.copyOf(obstacles);
    }
}
