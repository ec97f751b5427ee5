package org.wattladder.brokerage.trade;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Orders on their way to the market: who places one goes on, and whoever completes trades takes the oldest. For any thread. */
public final class Market {
    private final Queue<Long> waiting = new ConcurrentLinkedQueue<>();

    /** Sends an order that is committed. */
    void send(long order) {
        waiting.add(order);
    }

    /** Takes the oldest order; empty when none waits. */
    Optional<Long> take() {
        return Optional.ofNullable(waiting.poll());
    }
}
