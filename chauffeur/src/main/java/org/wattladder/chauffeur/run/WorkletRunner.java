package org.wattladder.chauffeur.run;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.wattladder.chauffeur.answer.AnswerCheck;
import org.wattladder.chauffeur.answer.Launched;
import org.wattladder.chauffeur.answer.StoppedCheck;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.WorkletSoFar;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.plan.DerivedSeed;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.ClockStep;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.CalibratedRates;
import org.wattladder.model.schedule.FinishedInterval;
import org.wattladder.model.schedule.History;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.Preparing;
import org.wattladder.model.wire.StopClients;

/** Runs one worklet from fresh clients to their end, writing every step to the journal as it is done. */
final class WorkletRunner {
    private static final Duration STOP_LIMIT = Duration.ofSeconds(30);

    private final Directors directors;
    private final RunPlan plan;
    private final IntervalRunner intervals;
    private final EarlyEnd earlyEnd;
    private final Retries retries;
    private final MeterSessions meters;
    private final Journal journal;
    private final EventFeed events;
    private final TimeSource time;
    private final ClockWatch clock;
    private Launched launched = new Launched();
    private Optional<StagePreparation> preparation = Optional.empty();

    WorkletRunner(
            RunPlan plan,
            Directors directors,
            IntervalRunner intervals,
            EarlyEnd earlyEnd,
            Retries retries,
            MeterSessions meters,
            Journal journal,
            EventFeed events,
            TimeSource time) {
        this.time = time;
        this.clock = new ClockWatch(time);
        this.plan = plan;
        this.directors = directors;
        this.intervals = intervals;
        this.earlyEnd = earlyEnd;
        this.retries = retries;
        this.meters = meters;
        this.journal = journal;
        this.events = events;
    }

    /**
     * Runs a worklet, or what is left of it. Fresh clients are warmed up again, which is no second record of the warm-up;
     * the schedule goes on behind the recorded intervals.
     *
     * @param place in the plan, from 0
     * @param seed of the worklet
     * @param before what is recorded already
     * @throws RunFault if it could not be finished; finished intervals are in the journal
     */
    void run(WorkletPlan worklet, int place, long seed, WorkletSoFar before)
            throws RunFault, InterruptedException, IOException {
        events.moved(new RunEvent.WorkletPreparing(place));
        Stage whole = Stage.of(plan, worklet, directors.hosts());
        directors.engage(whole.hosts().keySet());
        try {
            TileGrowth growth = new TileGrowth(whole, worklet.schedule(), before);
            prepare(growth.stage(), place, seed, new ClientLikeness(before.clients()));
            warmUpAgain(growth.stage(), place, before, seed);
            measure(growth, place, seed, before);
            stop(growth.stage(), place);
        } finally {
            directors.engage(directors.hosts());
        }
    }

    private void measure(TileGrowth growth, int place, long seed, WorkletSoFar before)
            throws RunFault, InterruptedException, IOException {
        WorkletPlan worklet = growth.stage().worklet();
        Schedule schedule = worklet.schedule();
        List<FinishedInterval> done = new ArrayList<>(before.history().intervals());
        RehearsedIterations rehearsed = new RehearsedIterations(plan);
        rehearsed.before(before.intervals());
        boolean calibrated = false;
        for (Optional<IntervalPlan> next = schedule.next(before.history());
                next.isPresent();
                next = schedule.next(new History(done))) {
            IntervalPlan interval = next.get();
            if (growth.growsFor(interval)) {
                preparation.orElseThrow().grow(growth.stage());
                preparation.orElseThrow().run(directors, this::hear);
                launched(place);
            }
            Stage stage = growth.stage();
            CalibratedRates rates = CalibratedRates.of(new History(done), schedule.calibrationUse());
            journal.append(new JournalRecord.IntervalPlanned(place, interval));
            if (interval.works() && !calibrated) {
                calibrate(stage, place, interval, rates);
                calibrated = true;
            }
            long own = DerivedSeed.of(seed, interval.number() + 1);
            IntervalPlan asked = rehearsed.longEnough(
                    interval,
                    tried -> Duration.ofNanos(intervals
                            .run(stage, place, tried, rates, own)
                            .window()
                            .nanos()));
            IntervalResult result = attempt(stage, place, asked, rates, own);
            noteClockStep(worklet, interval);
            meters.enterSamples(journal);
            journal.append(new JournalRecord.IntervalRecorded(place, result));
            earlyEnd.recorded(result);
            done.add(result.finished());
        }
    }

    private void stop(Stage stage, int place) throws RunFault, InterruptedException, IOException {
        directors.judgeBy(new StoppedCheck(launched));
        Map<String, ClientsStopped> stopped = directors.ask(
                host -> new StopClients(),
                STOP_LIMIT,
                Message.of("doing.ending-worklet", stage.worklet().name()));
        directors.judgeBy(AnswerCheck.NONE);
        List<JournalRecord.HostPeak> peaks = new ArrayList<>();
        for (Deployed each : stage.deployments()) {
            Objects.requireNonNull(stopped.get(each.drivingHost()), each.name())
                    .peaks()
                    .getOrDefault(each.drivingComponent(), List.of())
                    .forEach(peak -> peaks.add(new JournalRecord.HostPeak(
                            each.system().name(), each.copy(), peak.client(), peak.peakBytes())));
        }
        journal.append(new JournalRecord.WorkletEnded(place, peaks));
    }

    private void warmUpAgain(Stage stage, int place, WorkletSoFar before, long seed)
            throws RunFault, InterruptedException, IOException {
        for (IntervalResult recorded : before.intervals()) {
            IntervalPlan interval = recorded.plan();
            if (interval.purpose() == Purpose.WARM_UP) {
                intervals.run(
                        stage,
                        place,
                        interval,
                        new CalibratedRates(Map.of()),
                        DerivedSeed.of(seed, interval.number() + 1));
                noteClockStep(stage.worklet(), interval);
            }
        }
    }

    /** Runs an interval until it is undisturbed or was tried often enough; what is discarded is in the journal. */
    private IntervalResult attempt(Stage stage, int place, IntervalPlan interval, CalibratedRates rates, long seed)
            throws RunFault, InterruptedException, IOException {
        for (int tried = 0; ; tried++) {
            IntervalResult result = intervals.run(stage, place, interval, rates, seed);
            Optional<Message> disturbed = retries.discard(place, result, tried);
            if (disturbed.isEmpty()) {
                return result;
            }
            meters.enterSamples(journal);
            journal.append(new JournalRecord.IntervalDiscarded(place, new DiscardedInterval(disturbed.get(), result)));
        }
    }

    private void noteClockStep(WorkletPlan worklet, IntervalPlan interval) throws IOException {
        Optional<Duration> step = clock.step();
        if (step.isPresent()) {
            double seconds = step.get().toNanos() / 1e9;
            journal.append(new JournalRecord.ClockStepped(
                    new ClockStep(time.now(), worklet.name(), interval.number(), seconds)));
        }
    }

    private void prepare(Stage stage, int place, long seed, ClientLikeness before)
            throws RunFault, InterruptedException, IOException {
        WorkletPlan worklet = stage.worklet();
        if (stage.deployments().isEmpty()) {
            throw new RunFault(
                    RunFault.Reach.WORKLET,
                    Message.of("place.clients", worklet.name()),
                    Message.of("fault.no-driver-left"),
                    List.of());
        }
        StagePreparation first = new StagePreparation(stage, before, seed);
        first.run(directors, this::hear);
        checkLikeness(worklet, before, first.clients());
        preparation = Optional.of(first);
        launched(place);
    }

    private void hear(String host, Preparing preparing) {
        preparing.said().forEach(line -> events.note(Message.of("progress.component-said", host, line)));
    }

    /** More is up; the journal has all that is. */
    private void launched(int place) throws IOException {
        StagePreparation all = preparation.orElseThrow();
        earlyEnd.prepared(all.clients());
        launched = all.launched();
        intervals.prepared(launched);
        journal.append(new JournalRecord.WorkletStarted(place, all.clients(), all.servers()));
    }

    private static void checkLikeness(WorkletPlan worklet, ClientLikeness before, List<HostClient> clients)
            throws RunFault {
        Optional<Message> difference = before.difference(clients);
        if (difference.isPresent()) {
            throw new RunFault(
                    RunFault.Reach.WORKLET,
                    Message.of("place.clients", worklet.name()),
                    Message.of("fault.clients-differ", difference.get()),
                    List.of());
        }
    }

    private void calibrate(Stage stage, int place, IntervalPlan interval, CalibratedRates rates)
            throws RunFault, IOException {
        List<String> without = rates.unable(interval.load(), stage.names());
        if (!without.isEmpty()) {
            journal.append(
                    new JournalRecord.Calibrated(place, Measurement.absent("absent.calibration-without-transaction")));
            throw new RunFault(
                    RunFault.Reach.WORKLET,
                    Message.of("place.host", without),
                    Message.of("fault.no-rate", stage.worklet().name()),
                    List.of());
        }
        if (!rates.byDeployment().isEmpty()) {
            journal.append(new JournalRecord.Calibrated(place, Measurement.of(rates.total())));
        }
    }
}
