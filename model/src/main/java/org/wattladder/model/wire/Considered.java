package org.wattladder.model.wire;

import java.util.List;

/**
 * Answers {@link Consider}.
 *
 * @param obstacles one sentence, with the figures, for each order that cannot be done; empty when all can
 */
public record Considered(List<String> obstacles) implements DirectorEvent {
    public Considered {
        obstacles = obstacles == null ? List.of() : List.copyOf(obstacles);
    }

    @Override
    public void handle(Handler handler) {
        handler.onConsidered(this);
    }
}
