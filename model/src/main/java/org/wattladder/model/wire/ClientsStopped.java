package org.wattladder.model.wire;

/** Answers {@link StopClients}: every client process has ended. */
public record ClientsStopped() implements DirectorEvent {
    @Override
    public void handle(Handler handler) {
        handler.onClientsStopped(this);
    }
}
