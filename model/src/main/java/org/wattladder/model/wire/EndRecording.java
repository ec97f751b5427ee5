package org.wattladder.model.wire;

/**
 * Ends the recording of the interval that runs early, by the Director's monotonic clock; sent before that moment, and the only
 * message to a Director that records. Answered as {@link RunInterval} is.
 *
 * @param interval its number
 * @param recordingNanos length of recording, one of {@link RunInterval#earlyEnds}
 */
public record EndRecording(long interval, long recordingNanos) implements DirectorCommand<IntervalDone> {
    @Override
    public Class<IntervalDone> answer() {
        return IntervalDone.class;
    }

    @Override
    public void handle(Handler handler) {
        handler.onEndRecording(this);
    }
}
