package org.wattladder.model.wire;

import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * Runs one interval on all components that drive; answered by {@link RecordingStarted} when recording begins, and by
 * {@link IntervalDone} or {@link Failed} when it is over; for {@link Load.Iterations} by {@link RecordingEnded} between
 * them. For {@link Load.Idle} the clients are told nothing. A component without a load waits.
 *
 * @param interval number chosen by the Chauffeur, unique in the run
 * @param loads how much, by the role of the component that drives
 * @param preNanos length of the part before recording
 * @param recordingNanos length of the part that counts; of iterations how long the whole interval may take
 * @param postNanos length of the part after recording
 * @param seed of this interval
 * @param startNanos when the part before recording begins, by the Director's monotonic clock; empty for as soon as it can
 */
public record RunInterval(
        long interval,
        Map<String, Load> loads,
        long preNanos,
        long recordingNanos,
        long postNanos,
        long seed,
        OptionalLong startNanos)
        implements DirectorCommand<IntervalDone> {
    public RunInterval {
        loads = Map.copyOf(loads);
        Objects.requireNonNull(startNanos, "startNanos");
    }

    @Override
    public Class<IntervalDone> answer() {
        return IntervalDone.class;
    }

    @Override
    public void handle(Handler handler) {
        handler.onRunInterval(this);
    }
}
