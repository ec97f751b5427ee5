package org.wattladder.model.wire;

import java.util.List;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.range.Range;

/**
 * Answers {@link Discover}.
 *
 * @param facts of the machine, each discovered or absent with its reason
 */
public record EnvironmentFound(List<EnvironmentFact> facts) implements DirectorEvent {
    public EnvironmentFound {
        facts = List.copyOf(Range.entries("facts", facts));
    }

    @Override
    public void handle(Handler handler) {
        handler.onEnvironmentFound(this);
    }
}
