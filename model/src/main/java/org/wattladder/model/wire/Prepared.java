package org.wattladder.model.wire;

import java.util.List;
import org.wattladder.model.result.ClientFacts;

/**
 * Answers {@link Prepare}: every client is up, pinned, its pinning read back, and waits.
 *
 * @param clients in order of client number
 */
public record Prepared(List<ClientFacts> clients) implements DirectorEvent {
    public Prepared {
        clients = List.copyOf(clients);
    }

    @Override
    public void handle(Handler handler) {
        handler.onPrepared(this);
    }
}
