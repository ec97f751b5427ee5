package org.wattladder.model.wire;

/** Ends all clients, immediately and also during an interval; answered by {@link ClientsStopped}. */
public record StopClients() implements DirectorCommand<ClientsStopped> {
    @Override
    public Class<ClientsStopped> answer() {
        return ClientsStopped.class;
    }

    @Override
    public void handle(Handler handler) {
        handler.onStopClients(this);
    }
}
