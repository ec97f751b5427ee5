package org.wattladder.model.wire;

/** Asks what the monotonic clock of the Director says; answered immediately by {@link ClockTold}. */
public record AskClock() implements DirectorCommand<ClockTold> {
    @Override
    public Class<ClockTold> answer() {
        return ClockTold.class;
    }

    @Override
    public void handle(Handler handler) {
        handler.onAskClock(this);
    }
}
