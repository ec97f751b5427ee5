package org.wattladder.model.wire;

import java.util.List;
import org.wattladder.model.range.Range;

/**
 * Answers {@link Consider}.
 *
 * @param obstacles one sentence, with the figures, for each order that cannot be done; empty when all can
 * @param warnings what can be done but deserves a second thought, one sentence each
 */
public record Considered(List<String> obstacles, List<String> warnings) implements DirectorEvent {
    public Considered {
        obstacles = Range.texts("obstacles", obstacles, Range.LONGEST_TEXT);
        warnings = Range.texts("warnings", warnings, Range.LONGEST_TEXT);
    }

    @Override
    public void handle(Handler handler) {
        handler.onConsidered(this);
    }
}
