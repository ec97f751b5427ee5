package org.wattladder.model.wire;

/**
 * Says from time to time, until {@link Prepared} or {@link Failed} answers {@link Prepare}, that the Director is still
 * at it; none comes once clients are ready.
 *
 * @param ready how many clients are ready
 * @param clients how many were launched
 */
public record Preparing(int ready, int clients) implements DirectorEvent {
    @Override
    public void handle(Handler handler) {
        handler.onPreparing(this);
    }
}
