package org.wattladder.model.wire;

import java.util.List;

/**
 * Says that the Director could not do what was asked, or that a client was lost; the Director has already ended the
 * remaining clients of the worklet.
 *
 * @param sentence what failed, naming worklet and client
 * @param lastLines last lines the client wrote to its standard error, possibly none
 */
public record Failed(String sentence, List<String> lastLines) implements DirectorEvent {
    public Failed {
        lastLines = List.copyOf(lastLines);
    }

    @Override
    public void handle(Handler handler) {
        handler.onFailed(this);
    }
}
