package org.wattladder.model.wire;

import java.util.Objects;
import java.util.OptionalLong;

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
 * @param startNanos when the part before recording begins, by the Director's monotonic clock; empty for as soon as it can
 */
public record RunInterval(
        long interval,
        Load load,
        long preNanos,
        long recordingNanos,
        long postNanos,
        long seed,
        OptionalLong startNanos)
        implements DirectorCommand {
    public RunInterval {
        Objects.requireNonNull(load, "load");
        Objects.requireNonNull(startNanos, "startNanos");
    }

    /** An interval that begins as soon as it can. */
    public RunInterval(long interval, Load load, long preNanos, long recordingNanos, long postNanos, long seed) {
        this(interval, load, preNanos, recordingNanos, postNanos, seed, OptionalLong.empty());
    }

    @Override
    public void handle(Handler handler) {
        handler.onRunInterval(this);
    }
}
