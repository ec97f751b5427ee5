package org.wattladder.model.wire;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.range.Range;
import org.wattladder.model.result.Conditions;

/**
 * Answers {@link Examine}.
 *
 * @param conditions while the Director alone of ours ran
 * @param allowedCpus how many CPUs the Director may use
 * @param pinning paths of the programs that pin clients to CPUs and to memory nodes, as far as they are installed
 */
public record Examined(Conditions conditions, int allowedCpus, List<String> pinning) implements DirectorEvent {
    public Examined {
        Objects.requireNonNull(conditions, "conditions");
        Range.count("allowedCpus", allowedCpus, Range.MOST_CPUS);
        pinning = Range.texts("pinning", pinning, Range.LONGEST_TEXT);
    }

    @Override
    public void handle(Handler handler) {
        handler.onExamined(this);
    }
}
