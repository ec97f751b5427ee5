package org.wattladder.model.wire;

/**
 * Sent at the moment recording begins.
 *
 * @param interval number of the interval
 * @param atNanos that moment by the Director's monotonic clock, so that the way of this message does not matter
 */
public record RecordingStarted(long interval, long atNanos) implements DirectorEvent {
    @Override
    public void handle(Handler handler) {
        handler.onRecordingStarted(this);
    }
}
