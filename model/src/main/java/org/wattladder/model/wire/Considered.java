package org.wattladder.model.wire;

import java.util.List;

/**
 * Answers {@link Consider}.
 *
 * @param obstacles one sentence, with the figures, for each order that cannot be done; empty when all can
 * @param warnings what can be done but deserves a second thought, one sentence each
 */
public record Considered(List<String> obstacles, List<String> warnings) implements DirectorEvent {
    public Considered {
        obstacles = List.copyOf(obstacles);
        warnings = List.copyOf(warnings);
    }

    @Override
    public void handle(Handler handler) {
        handler.onConsidered(this);
    }
}
