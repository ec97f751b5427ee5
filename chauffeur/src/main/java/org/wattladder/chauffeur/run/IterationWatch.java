package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.IntervalPart;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.model.result.Window;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;

/** Follows iterations, whose end the Directors tell. */
final class IterationWatch {
    private static final Duration GRACE = Duration.ofSeconds(15);

    private final Directors directors;
    private final MeterSessions meters;
    private final EventFeed events;
    private final TimeSource time;
    private final Duration tickEvery;

    IterationWatch(Directors directors, MeterSessions meters, EventFeed events, TimeSource time, Duration tickEvery) {
        this.directors = directors;
        this.meters = meters;
        this.events = events;
        this.time = time;
        this.tickEvery = tickEvery;
    }

    /**
     * Waits for the measured iterations of all hosts and lets them pass. Each host tells how long its own took, so that
     * the window does not hold the way of the message; it spans the windows of all hosts.
     *
     * @param expected length, for progress
     * @param limit how long recording may take to begin, and to end
     * @param metered whether meters measure it
     */
    Window follow(Duration expected, Duration limit, boolean metered, Message doing)
            throws RunFault, InterruptedException {
        Map<String, Instant> startedAt = new LinkedHashMap<>();
        directors.await(
                RecordingStarted.class, limit.plus(GRACE), doing, (host, started) -> startedAt.put(host, time.now()));
        long begin = time.nanoTime();
        enter(IntervalPart.RECORDING, expected);
        directors.watchUntil(
                RecordingEnded.class,
                limit.plus(GRACE),
                doing,
                () -> {
                    LatestReadings latest = metered ? meters.latest() : LatestReadings.unmetered();
                    events.passed(latest.progress(
                            IntervalPart.RECORDING, atLeastZero(expected.minusNanos(time.nanoTime() - begin))));
                },
                tickEvery);
        Instant first = Collections.min(startedAt.values());
        Instant last = first;
        for (Map.Entry<String, RecordingEnded> ended :
                directors.await(RecordingEnded.class, GRACE, doing).entrySet()) {
            Instant end = Objects.requireNonNull(startedAt.get(ended.getKey()), ended.getKey())
                    .plusNanos(ended.getValue().recordingNanos());
            last = end.isAfter(last) ? end : last;
        }
        enter(IntervalPart.POST, Duration.ZERO);
        return new Window(first, Duration.between(first, last).toNanos(), List.of());
    }

    static Duration atLeastZero(Duration length) {
        return length.isNegative() ? Duration.ZERO : length;
    }

    private void enter(IntervalPart part, Duration left) {
        events.moved(new RunEvent.PartEntered(part, left));
    }
}
