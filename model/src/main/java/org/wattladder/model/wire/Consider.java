package org.wattladder.model.wire;

import java.util.List;

/**
 * Asks whether worklets could be prepared on this host as ordered, one after the other; nothing is started. Answered by
 * {@link Considered}.
 *
 * @param orders in the order of the plan, at most {@value #MOST_ORDERS}
 */
public record Consider(List<Prepare> orders) implements DirectorCommand<Considered> {
    /** More than any suite has worklets. */
    public static final int MOST_ORDERS = 1000;

    public Consider {
        if (orders.size() > MOST_ORDERS) {
            throw new IllegalArgumentException(
                    "at most " + MOST_ORDERS + " deployments are considered in one message, not " + orders.size());
        }
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
