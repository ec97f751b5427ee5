package org.wattladder.model.schedule;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;

/**
 * Clients up and ready, nothing executes: active idle.
 *
 * @param lengths of the single interval
 */
public record Idle(IntervalLengths lengths) implements ListedSchedule {
    public Idle {
        Objects.requireNonNull(lengths, "lengths");
    }

    @Override
    public List<IntervalPlan> foreseen() {
        return List.of(IntervalPlan.of(1, Purpose.IDLE, new Load.None(), lengths));
    }

    @Override
    public Idle shortened(Shortening shortening) {
        return new Idle(shortening.interval(lengths));
    }
}
