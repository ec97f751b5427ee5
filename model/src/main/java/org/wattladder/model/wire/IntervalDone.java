package org.wattladder.model.wire;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wattladder.model.range.Range;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.Conditions;

/**
 * Ends an interval.
 *
 * @param interval number of the interval
 * @param components what each client did, in order of client number, by the name of its component, see {@link
 *     Prepare#component}; no client for idle
 * @param conditions what disturbed the host
 */
public record IntervalDone(long interval, Map<String, List<ClientInterval>> components, Conditions conditions)
        implements DirectorEvent {
    public IntervalDone {
        components = Range.lists("components", components);
        Objects.requireNonNull(conditions, "conditions");
    }

    /** The clients of all components. */
    public List<ClientInterval> clients() {
        return components.values().stream().flatMap(List::stream).toList();
    }

    @Override
    public void handle(Handler handler) {
        handler.onIntervalDone(this);
    }
}
