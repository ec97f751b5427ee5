package org.wattladder.model.wire;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * Runs one interval on components that drive; answered by {@link RecordingStarted} when recording begins, and by
 * {@link IntervalDone} or {@link Failed} when it is over; for {@link Load.Iterations} by {@link RecordingEnded} between
 * them. For {@link Load.Idle} the clients are told nothing. A component without work waits; a host without any only
 * watches its conditions.
 *
 * @param interval number chosen by the Chauffeur, unique in the run
 * @param work by the name of the component that does it, see {@link Prepare#component}
 * @param preNanos length of the part before recording
 * @param recordingNanos length of the part that counts; of iterations how long the whole interval may take
 * @param postNanos length of the part after recording
 * @param earlyEnds lengths of recording in nanoseconds at which {@link EndRecording} may end it, rising; mostly none
 * @param startNanos when the part before recording begins, by the Director's monotonic clock; empty for as soon as it can
 */
public record RunInterval(
        long interval,
        Map<String, Work> work,
        long preNanos,
        long recordingNanos,
        long postNanos,
        List<Long> earlyEnds,
        OptionalLong startNanos)
        implements DirectorCommand<IntervalDone> {
    public RunInterval {
        work = Map.copyOf(work);
        earlyEnds = List.copyOf(earlyEnds);
        Objects.requireNonNull(startNanos, "startNanos");
    }

    /**
     * What one component does.
     *
     * @param load how much
     * @param seed of this component in this interval
     */
    public record Work(Load load, long seed) {
        public Work {
            Objects.requireNonNull(load, "load");
        }
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
