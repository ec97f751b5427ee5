package org.wattladder.model.wire;

import java.util.List;

/**
 * Asks whether worklets could be prepared on this host as ordered, one after the other; nothing is started. Answered by
 * {@link Considered}.
 *
 * @param orders in the order of the plan
 */
public record Consider(List<Prepare> orders) implements DirectorCommand<Considered> {
    public Consider {
        orders = List.copyOf(orders);
    }

    @Override
    public Class<Considered> answer() {
        return Considered.class;
    }

    @Override
    public void handle(Handler handler) {
        handler.onConsider(this);
    }
}
