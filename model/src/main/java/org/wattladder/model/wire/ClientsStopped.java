package org.wattladder.model.wire;

import java.util.List;
import java.util.Map;
import org.wattladder.model.range.Range;
import org.wattladder.model.result.ClientPeak;

/**
 * Answers {@link StopClients}: every client process has ended.
 *
 * @param peaks memory of each client that was still running when it was asked to stop, in order of client number, by the
 *     name of its component, see {@link Prepare#component}
 */
public record ClientsStopped(Map<String, List<ClientPeak>> peaks) implements DirectorEvent {
    public ClientsStopped {
        peaks = Range.lists("peaks", peaks);
    }

    @Override
    public void handle(Handler handler) {
        handler.onClientsStopped(this);
    }
}
