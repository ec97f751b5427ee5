package org.wattladder.model.wire;

import java.util.List;
import org.wattladder.model.result.ClientPeak;

/**
 * Answers {@link StopClients}: every client process has ended.
 *
 * @param peaks memory of each client that was still running when it was asked to stop, in order of client number
 */
public record ClientsStopped(List<ClientPeak> peaks) implements DirectorEvent {
    public ClientsStopped {
        peaks = List.copyOf(peaks);
    }

    @Override
    public void handle(Handler handler) {
        handler.onClientsStopped(this);
    }
}
