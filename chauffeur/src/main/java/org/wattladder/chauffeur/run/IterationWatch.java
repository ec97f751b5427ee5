package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Window;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;

/** Follows iterations, whose end the Directors tell. */
final class IterationWatch {
    private static final Duration GRACE = Duration.ofSeconds(15);

    private final Directors directors;
    private final Meters meters;
    private final RunListener listener;
    private final TimeSource time;
    private final Duration tickEvery;

    IterationWatch(Directors directors, Meters meters, RunListener listener, TimeSource time, Duration tickEvery) {
        this.directors = directors;
        this.meters = meters;
        this.listener = listener;
        this.time = time;
        this.tickEvery = tickEvery;
    }

    /**
     * Waits for the measured iterations of all hosts and lets them pass. Each host tells how long its own took, so that
     * the window does not hold the way of the message; it spans the windows of all hosts.
     *
     * @param expected length, for progress
     * @param limit how long recording may take to begin, and to end
     */
    Window follow(Duration expected, Duration limit, String doing) throws RunFault, InterruptedException {
        Map<String, Instant> startedAt = new LinkedHashMap<>();
        directors.await(
                RecordingStarted.class, limit.plus(GRACE), doing, (host, started) -> startedAt.put(host, time.now()));
        long begin = time.nanoTime();
        proceed("recording", expected);
        directors.watchUntil(
                RecordingEnded.class,
                limit.plus(GRACE),
                doing,
                () -> listener.intervalProceeds(
                        "recording", atLeastZero(expected.minusNanos(time.nanoTime() - begin)), meters.latestWatts()),
                tickEvery);
        Instant first = Collections.min(startedAt.values());
        Instant last = first;
        for (Map.Entry<String, RecordingEnded> ended :
                directors.await(RecordingEnded.class, GRACE, doing).entrySet()) {
            Instant end =
                    startedAt.get(ended.getKey()).plusNanos(ended.getValue().recordingNanos());
            last = end.isAfter(last) ? end : last;
        }
        proceed("post", Duration.ZERO);
        return new Window(first, Duration.between(first, last).toNanos(), List.of());
    }

    private static Duration atLeastZero(Duration length) {
        return length.isNegative() ? Duration.ZERO : length;
    }

    private void proceed(String part, Duration left) {
        listener.intervalProceeds(part, left, Measurement.absent("not looked at"));
    }
}
