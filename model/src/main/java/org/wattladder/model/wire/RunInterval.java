package org.wattladder.model.wire;

import java.util.Objects;

/**
 * Runs one interval on all clients; answered by {@link RecordingStarted} when recording begins, and by
 * {@link IntervalDone} or {@link Failed} when it is over; for {@link Load.Iterations} by {@link RecordingEnded} between
 * them. For {@link Load.Idle} the clients are told nothing.
 *
 * @param interval number chosen by the Chauffeur, unique in the run
 * @param load how much
 * @param preNanos length of the part before recording
 * @param recordingNanos length of the part that counts; of iterations how long the whole interval may take
 * @param postNanos length of the part after recording
 * @param seed of this interval
 */
public record RunInterval(long interval, Load load, long preNanos, long recordingNanos, long postNanos, long seed)
        implements DirectorCommand {
    public RunInterval {
        Objects.requireNonNull(load, "load");
    }

    @Override
    public void handle(Handler handler) {
        handler.onRunInterval(this);
    }
}
