package org.wattladder.chauffeur.run;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.wattladder.chauffeur.answer.AnswerCheck;
import org.wattladder.chauffeur.answer.IntervalCheck;
import org.wattladder.chauffeur.answer.Launched;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.IntervalPart;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.Window;
import org.wattladder.model.schedule.CalibratedRates;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.EndRecording;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;

/**
 * Runs one interval on all hosts and joins performance with power: the Directors say when recording begins, the
 * window is opened and closed on the Chauffeur's clock, and the meters' samples of that window are taken.
 */
final class IntervalRunner {
    private static final Duration START_GRACE = Duration.ofSeconds(15);
    private static final Duration END_GRACE = Duration.ofSeconds(45);
    private static final String NOTHING_EXECUTES = "absent.idle";

    private final Directors directors;
    private final MeterSessions meters;
    private final EventFeed events;
    private final TimeSource time;
    private final Duration tickEvery;
    private final IterationWatch iterations;
    private final HostClocks clocks;
    private final EarlyEnd earlyEnd;
    private long lastInterval;
    private Launched launched = new Launched();

    /**
     * Joins the parts of a run.
     *
     * @param tickEvery how often subscribers hear that time passes; longer when this process shares the host
     * @param lastInterval running number of the last interval before; 0 in a run that begins
     * @param earlyEnd says when a recording has told enough
     */
    IntervalRunner(
            Directors directors,
            MeterSessions meters,
            EventFeed events,
            TimeSource time,
            Duration tickEvery,
            long lastInterval,
            EarlyEnd earlyEnd) {
        this.earlyEnd = earlyEnd;
        this.lastInterval = lastInterval;
        this.directors = directors;
        this.meters = meters;
        this.events = events;
        this.time = time;
        this.tickEvery = tickEvery;
        this.iterations = new IterationWatch(directors, meters, events, time, tickEvery);
        this.clocks = new HostClocks(directors, time);
    }

    /** These components run from now on; answers are judged by them. */
    void prepared(Launched components) {
        launched = components;
    }

    /**
     * Runs the pause and all parts of one interval.
     *
     * @param place of the worklet in the plan, from 0
     * @param rates what the load is a share of
     */
    IntervalResult run(Stage stage, int place, IntervalPlan interval, CalibratedRates rates, long seed)
            throws RunFault, InterruptedException, IOException {
        Measurement target = stage.target(interval, rates);
        events.moved(new RunEvent.IntervalStarted(place, interval, target));
        String worklet = stage.worklet().name();
        Message doing = Message.of("place.interval", worklet, interval.label());
        long number = ++lastInterval;
        long startNanos = pause(interval, doing);
        String mark = worklet + "_" + number + "_" + interval.mark();
        if (interval.metered()) {
            meters.start(mark);
        }
        try {
            return measure(
                    stage, interval, target, rates, startNanos, new Labels(number, seed, doing, mark, limit(interval)));
        } catch (RunFault | InterruptedException brokenOff) {
            if (interval.metered()) {
                meters.abandon(mark);
            }
            throw brokenOff;
        } finally {
            directors.judgeBy(AnswerCheck.NONE);
        }
    }

    /** What an interval is called on the wire, in sentences and on the meters; iterations have a limit. */
    private record Labels(long number, long seed, Message doing, String mark, Optional<Duration> limit) {}

    /** The recording part, and the length that was asked for in the end. */
    private record Recording(Window window, Duration asked) {}

    private IntervalResult measure(
            Stage stage,
            IntervalPlan interval,
            Measurement target,
            CalibratedRates rates,
            long startNanos,
            Labels labels)
            throws RunFault, InterruptedException, IOException {
        CommonStart start = clocks.agree(startNanos, interval.lengths().pre(), labels.doing());
        List<Duration> ends = EarlyEnd.of(stage.worklet(), interval);
        Map<String, RunInterval> orders = new LinkedHashMap<>();
        IntervalCheck check = new IntervalCheck(orders, launched, start, time.nanoTime());
        directors.judgeBy(check);
        directors.send(host -> {
            orders.put(
                    host,
                    new RunInterval(
                            labels.number(),
                            stage.work(host, interval.load(), rates, labels.seed()),
                            interval.lengths().pre().toNanos(),
                            labels.limit()
                                    .orElse(interval.lengths().recording())
                                    .toNanos(),
                            interval.lengths().post().toNanos(),
                            ends.stream().map(Duration::toNanos).toList(),
                            OptionalLong.of(start.on(host))));
            return orders.get(host);
        });
        enter(
                IntervalPart.PRE,
                interval.lengths().total().minus(interval.lengths().pause()));
        Duration planned = interval.lengths().recording();
        Recording recording = labels.limit().isPresent()
                ? new Recording(
                        iterations.follow(planned, labels.limit().get(), interval.metered(), labels.doing()), planned)
                : record(stage, interval, target, start, labels, check);
        Window window = recording.window();
        long postBegan = time.nanoTime();
        Optional<Message> unmetered = interval.unmetered();
        MeterSessions.Runs runs = unmetered.isPresent()
                ? meters.unmetered(unmetered.get())
                : meters.stop(labels.mark(), () -> interval.lengths().post().minusNanos(time.nanoTime() - postBegan));
        if (unmetered.isEmpty()) {
            Duration left = interval.lengths().post().minusNanos(time.nanoTime() - postBegan);
            events.passed(runs.latest().progress(IntervalPart.POST, IterationWatch.atLeastZero(left)));
        }
        Map<String, IntervalDone> done = awaitEnd(interval, labels);
        Map<Deployed, List<ClientInterval>> clients = new LinkedHashMap<>();
        stage.deployments()
                .forEach(each -> clients.put(
                        each,
                        Objects.requireNonNull(done.get(each.drivingHost()), each.name())
                                .components()
                                .getOrDefault(each.drivingComponent(), List.of())));
        List<HostConditions> conditions = new ArrayList<>();
        stage.hosts()
                .forEach((name, host) -> Optional.ofNullable(done.get(name))
                        .ifPresent(
                                answer -> conditions.add(new HostConditions(name, host.role(), answer.conditions()))));
        List<HostInterval> merged = Merge.clients(clients);
        return new IntervalResult(
                interval.endedAfter(recording.asked()),
                window,
                new Rates(target, actualRate(interval, merged), Merge.achievedDepth(clients.values())),
                runs.power(window.startedAt(), window.nanos()),
                runs.temperature(window.startedAt(), window.nanos()),
                conditions,
                Merge.types(clients.values()),
                merged);
    }

    /**
     * Lets the pause pass but for what the agreement on the start takes, which falls into it.
     *
     * @return when the pause is over, by the Chauffeur's monotonic clock
     */
    private long pause(IntervalPlan interval, Message doing) throws RunFault, InterruptedException {
        Duration pause = interval.lengths().pause();
        long endNanos = time.nanoTime() + pause.toNanos();
        if (pause.compareTo(Duration.ZERO) > 0) {
            enter(IntervalPart.PAUSE, interval.lengths().total());
        }
        if (pause.compareTo(HostClocks.AGREEMENT) > 0) {
            directors.expectSilence(pause.minus(HostClocks.AGREEMENT), Message.of("doing.pausing", doing));
        }
        return endNanos;
    }

    private static Optional<Duration> limit(IntervalPlan interval) {
        return interval.load() instanceof Load.Iterations iterations
                ? Optional.of(iterations.limit())
                : Optional.empty();
    }

    /**
     * Waits for recording and lets it pass; the meters are stopped at its end, so that their last sample falls into the
     * post part. The window is where the clocks say that recording began, however long the message took.
     *
     * @return the window, as long as whichever clock saw more pass, so that a suspended machine shows
     */
    private Recording record(
            Stage stage,
            IntervalPlan interval,
            Measurement target,
            CommonStart start,
            Labels labels,
            IntervalCheck check)
            throws RunFault, InterruptedException, IOException {
        Message doing = labels.doing();
        Duration asked = interval.lengths().recording();
        Duration length = asked.plus(interval.lengths().post());
        List<HostStart> starts = start.starts(
                directors.await(RecordingStarted.class, interval.lengths().pre().plus(START_GRACE), doing));
        long begin = start.firstNanos(starts);
        Instant startedAt = time.now().minusNanos(time.nanoTime() - begin);
        enter(IntervalPart.RECORDING, length);
        if (!interval.metered()) {
            meters.rangingPass().within(asked, directors, doing);
        }
        Tick tick = () -> {
            LatestReadings latest = interval.metered() ? meters.latest() : LatestReadings.unmetered();
            events.passed(
                    latest.progress(IntervalPart.RECORDING, length.minus(Duration.ofNanos(time.nanoTime() - begin))));
        };
        for (Duration end : EarlyEnd.of(stage.worklet(), interval)) {
            Duration decision = end.minus(EarlyEnd.notice(end));
            directors.watch(decision.minusNanos(time.nanoTime() - begin), doing, tick, tickEvery);
            tick.pass();
            if (earlyEnd.suffices(stage.worklet(), interval, startedAt, time.nanoTime() - begin, target)) {
                check.cut(end.toNanos());
                directors.send(host -> new EndRecording(labels.number(), end.toNanos()));
                asked = end;
                break;
            }
        }
        directors.watch(asked.minusNanos(time.nanoTime() - begin), doing, tick, tickEvery);
        long passedNanos = time.nanoTime() - begin;
        enter(IntervalPart.POST, interval.lengths().post());
        return new Recording(
                new Window(
                        startedAt,
                        Math.max(
                                passedNanos,
                                Duration.between(startedAt, time.now()).toNanos()),
                        starts),
                asked);
    }

    private void enter(IntervalPart part, Duration left) {
        events.moved(new RunEvent.PartEntered(part, left));
    }

    private Map<String, IntervalDone> awaitEnd(IntervalPlan interval, Labels labels)
            throws RunFault, InterruptedException {
        Duration post = labels.limit().orElse(interval.lengths().post());
        return directors.await(IntervalDone.class, post.plus(END_GRACE), labels.doing());
    }

    private static Measurement actualRate(IntervalPlan interval, List<HostInterval> clients) {
        return interval.idle()
                ? Measurement.absent(NOTHING_EXECUTES)
                : Measurement.of(HostInterval.rates(clients).values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum());
    }
}
