package org.wattladder.model.wire;

import org.wattladder.model.range.Range;

/**
 * Ends the recording part of {@link Load.Iterations}, sent when the last user of the host has finished its measured
 * iterations. Other loads end by the clock, without this message.
 *
 * @param interval number of the interval
 * @param recordingNanos from the common start to the end of the last measured iteration, by the clock of the host
 */
public record RecordingEnded(long interval, long recordingNanos) implements DirectorEvent {
    public RecordingEnded {
        Range.count("recordingNanos", recordingNanos, Range.MOST_NANOS);
    }

    @Override
    public void handle(Handler handler) {
        handler.onRecordingEnded(this);
    }
}
