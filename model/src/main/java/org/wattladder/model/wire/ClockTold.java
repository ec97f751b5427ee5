package org.wattladder.model.wire;

/**
 * Answers {@link AskClock}.
 *
 * @param nanos of the Director's monotonic clock, which counts on for as long as its process lives
 */
public record ClockTold(long nanos) implements DirectorEvent {
    @Override
    public void handle(Handler handler) {
        handler.onClockTold(this);
    }
}
