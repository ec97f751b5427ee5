package org.wattladder.chauffeur.run;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.IntervalPart;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.model.plan.FixedIterationSequence;
import org.wattladder.model.plan.IntervalKind;
import org.wattladder.model.plan.IntervalPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;

/**
 * Runs one interval on all hosts and joins performance with power: the Directors say when recording begins, the
 * window is opened and closed on the Chauffeur's clock, and the meters' samples of that window are taken.
 */
final class IntervalRunner {
    private static final Duration START_GRACE = Duration.ofSeconds(15);
    private static final Duration END_GRACE = Duration.ofSeconds(45);

    private final Directors directors;
    private final Meters meters;
    private final EventFeed events;
    private final TimeSource time;
    private final Duration tickEvery;
    private final IterationWatch iterations;
    private final HostClocks clocks;
    private long lastInterval;

    /**
     * Joins the parts of a run.
     *
     * @param tickEvery how often subscribers hear that time passes; longer when this process shares the host
     * @param lastInterval running number of the last interval before; 0 in a run that begins
     */
    IntervalRunner(
            Directors directors,
            Meters meters,
            EventFeed events,
            TimeSource time,
            Duration tickEvery,
            long lastInterval) {
        this.lastInterval = lastInterval;
        this.directors = directors;
        this.meters = meters;
        this.events = events;
        this.time = time;
        this.tickEvery = tickEvery;
        this.iterations = new IterationWatch(directors, meters, events, time, tickEvery);
        this.clocks = new HostClocks(directors, time);
    }

    /** What came out of an interval: the figures, and each host's rate for calibration. */
    record Outcome(IntervalResult result, Map<String, Double> ratesByHost) {}

    /**
     * Runs the pause and all parts of one interval.
     *
     * @param place of the worklet in the plan, from 0
     * @param targetRate transactions per second of all hosts; absent when unpaced or idle
     * @param loadOf load of each host
     */
    Outcome run(
            WorkletPlan worklet,
            int place,
            IntervalPlan interval,
            Measurement targetRate,
            Function<String, Load> loadOf,
            long seed)
            throws RunFault, InterruptedException, IOException {
        events.tell(() -> new RunEvent.IntervalStarted(place, interval, targetRate));
        String doing = worklet.name() + " " + IntervalNames.of(interval);
        long number = ++lastInterval;
        pause(interval, doing);
        String mark = worklet.name() + "_" + number + "_" + IntervalNames.mark(interval);
        if (isMetered(interval)) {
            meters.start(mark);
        }
        try {
            return measure(interval, targetRate, loadOf, new Labels(number, seed, doing, mark, limit(worklet)));
        } catch (RunFault | InterruptedException brokenOff) {
            if (isMetered(interval)) {
                meters.abandon(mark);
            }
            throw brokenOff;
        }
    }

    /** Warm-up counts for nothing, and has no post part in which meters could finish their last sample. */
    private static boolean isMetered(IntervalPlan interval) {
        return interval.kind() != IntervalKind.WARM_UP;
    }

    /** What an interval is called on the wire, in sentences and on the meters; iterations have a limit. */
    private record Labels(long number, long seed, String doing, String mark, Optional<Duration> limit) {}

    private Outcome measure(IntervalPlan interval, Measurement targetRate, Function<String, Load> loadOf, Labels labels)
            throws RunFault, InterruptedException, IOException {
        CommonStart start = clocks.agree(interval.lengths().pre(), labels.doing());
        List<String> hosts = List.copyOf(directors.hosts());
        directors.send(host -> new RunInterval(
                labels.number(),
                loadOf.apply(host),
                interval.lengths().pre().toNanos(),
                labels.limit().orElse(interval.lengths().recording()).toNanos(),
                interval.lengths().post().toNanos(),
                Seeds.derive(labels.seed(), hosts.indexOf(host)),
                OptionalLong.of(start.on(host))));
        enter(
                IntervalPart.PRE,
                interval.lengths().total().minus(interval.lengths().pause()));
        RecordedWindow window = labels.limit().isPresent()
                ? iterations.follow(
                        interval.lengths().recording(), labels.limit().get(), labels.doing())
                : record(interval, start, labels.doing());
        Instant recordingStartedAt = window.startedAt();
        long recordingNanos = window.nanos();
        Meters.Runs runs =
                isMetered(interval) ? meters.stop(labels.mark()) : meters.unmetered("warm-up is not metered");
        Map<String, IntervalDone> done = awaitEnd(interval, labels);
        Map<String, List<ClientInterval>> clients = new LinkedHashMap<>();
        List<HostConditions> conditions = new ArrayList<>();
        done.forEach((host, answer) -> {
            clients.put(host, answer.clients());
            conditions.add(new HostConditions(host, answer.conditions()));
        });
        Map<String, Double> rates = Merge.rates(clients);
        IntervalResult result = new IntervalResult(
                interval.number(),
                interval.kind(),
                interval.loadPercent(),
                recordingStartedAt,
                recordingNanos,
                targetRate,
                actualRate(interval, rates),
                runs.power(recordingStartedAt, recordingNanos),
                runs.temperature(recordingStartedAt, recordingNanos),
                Disturbance.lostBefore(conditions),
                Merge.achievedDepth(clients),
                types(clients, labels.doing()),
                Merge.clients(clients),
                window.starts(),
                conditions);
        return new Outcome(result, rates);
    }

    private void pause(IntervalPlan interval, String doing) throws RunFault, InterruptedException {
        Duration pause = interval.lengths().pause();
        if (pause.compareTo(Duration.ZERO) > 0) {
            enter(IntervalPart.PAUSE, interval.lengths().total());
            directors.expectSilence(pause, "pausing before " + doing);
        }
    }

    private static Optional<Duration> limit(WorkletPlan worklet) {
        return worklet.sequence() instanceof FixedIterationSequence fixed
                ? Optional.of(fixed.limit())
                : Optional.empty();
    }

    /**
     * Waits for recording and lets it pass; the meters are stopped at its end, so that their last sample falls into the
     * post part. The window is where the clocks say that recording began, however long the message took.
     *
     * @return the window, as long as whichever clock saw more pass, so that a suspended machine shows
     */
    private RecordedWindow record(IntervalPlan interval, CommonStart start, String doing)
            throws RunFault, InterruptedException, IOException {
        Duration recording = interval.lengths().recording();
        Duration length = recording.plus(interval.lengths().post());
        List<HostStart> starts = start.starts(
                directors.await(RecordingStarted.class, interval.lengths().pre().plus(START_GRACE), doing));
        long begin = start.firstNanos(starts);
        Instant startedAt = time.now().minusNanos(time.nanoTime() - begin);
        enter(IntervalPart.RECORDING, length);
        rangingPass(interval, doing);
        directors.watch(
                recording.minusNanos(time.nanoTime() - begin),
                doing,
                () -> {
                    Measurement watts = isMetered(interval) ? meters.latestWatts() : Measurement.absent("not metered");
                    events.tell(() -> new RunEvent.Progress(
                            IntervalPart.RECORDING, length.minus(Duration.ofNanos(time.nanoTime() - begin)), watts));
                },
                tickEvery);
        long passedNanos = time.nanoTime() - begin;
        enter(IntervalPart.POST, interval.lengths().post());
        return new RecordedWindow(
                startedAt,
                Math.max(passedNanos, Duration.between(startedAt, time.now()).toNanos()),
                starts);
    }

    /**
     * Finds the ranges of analyzers in the first warm-up of the run, when a plan asks for it; a warm-up that is shorter
     * than the pass cuts it.
     */
    private void rangingPass(IntervalPlan interval, String doing) throws RunFault, InterruptedException, IOException {
        Duration length = interval.kind() == IntervalKind.WARM_UP
                ? shorter(meters.rangingPass().length(), interval.lengths().recording())
                : Duration.ZERO;
        if (length.isZero()) {
            return;
        }
        try {
            meters.rangingPass().begin();
            directors.watch(length, doing, () -> {}, Duration.ZERO);
            meters.rangingPass().end();
        } catch (RunFault | InterruptedException brokenOff) {
            meters.rangingPass().abandon();
            throw brokenOff;
        }
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    private void enter(IntervalPart part, Duration left) {
        events.tell(() -> new RunEvent.PartEntered(part, left));
    }

    private Map<String, IntervalDone> awaitEnd(IntervalPlan interval, Labels labels)
            throws RunFault, InterruptedException {
        Duration post = labels.limit().orElse(interval.lengths().post());
        return directors.await(IntervalDone.class, post.plus(END_GRACE), labels.doing());
    }

    private static List<TypeResult> types(Map<String, List<ClientInterval>> clients, String doing) throws RunFault {
        try {
            return Merge.types(clients);
        } catch (IllegalArgumentException unreadable) {
            throw new RunFault(RunFault.Reach.WORKLET, "clients of " + doing, ExceptionText.of(unreadable), List.of());
        }
    }

    private static Measurement actualRate(IntervalPlan interval, Map<String, Double> rates) {
        return interval.kind() == IntervalKind.IDLE
                ? Measurement.absent("nothing executes in active idle")
                : Measurement.of(
                        rates.values().stream().mapToDouble(Double::doubleValue).sum());
    }
}
