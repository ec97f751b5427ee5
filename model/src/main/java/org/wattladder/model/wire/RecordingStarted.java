package org.wattladder.model.wire;

/**
 * Sent at the moment recording begins; the Chauffeur opens its window when this arrives.
 *
 * @param interval number of the interval
 */
public record RecordingStarted(long interval) implements DirectorEvent {
    @Override
    public void handle(Handler handler) {
        handler.onRecordingStarted(this);
    }
}
