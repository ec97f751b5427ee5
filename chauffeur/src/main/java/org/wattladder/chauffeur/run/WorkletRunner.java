package org.wattladder.chauffeur.run;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.WorkletSoFar;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.RetryPlan;
import org.wattladder.model.plan.StoragePlan;
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
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.StopClients;

/** Runs one worklet from fresh clients to their end, writing every step to the journal as it is done. */
final class WorkletRunner {
    private static final Duration PREPARE_LIMIT = Duration.ofMinutes(15);
    /** Each Director gives up long before, by the size of its files. */
    private static final Duration FILES_LIMIT = Duration.ofHours(12);

    /** Several times as long as Directors take to say that they are still at it. */
    private static final Duration LAUNCH_SILENCE = Duration.ofSeconds(60);

    private static final Duration STOP_LIMIT = Duration.ofSeconds(30);

    private final Directors directors;
    private final Function<String, StoragePlan> storage;
    private final IntervalRunner intervals;
    private final RetryPlan retry;
    private final Journal journal;
    private final EventFeed events;
    private final TimeSource time;
    private final ClockWatch clock;

    WorkletRunner(
            Directors directors,
            Function<String, StoragePlan> storage,
            IntervalRunner intervals,
            RetryPlan retry,
            Journal journal,
            EventFeed events,
            TimeSource time) {
        this.time = time;
        this.clock = new ClockWatch(time);
        this.storage = storage;
        this.directors = directors;
        this.intervals = intervals;
        this.retry = retry;
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
        events.tell(() -> new RunEvent.WorkletPreparing(place));
        prepare(worklet, place, seed, new ClientLikeness(before.clients()));
        warmUpAgain(worklet, place, before, seed);
        Schedule schedule = worklet.schedule();
        List<FinishedInterval> done = new ArrayList<>(before.history().intervals());
        boolean calibrated = false;
        for (Optional<IntervalPlan> next = schedule.next(before.history());
                next.isPresent();
                next = schedule.next(new History(done))) {
            IntervalPlan interval = next.get();
            CalibratedRates rates = CalibratedRates.of(new History(done), schedule.calibrationUse());
            journal.append(new JournalRecord.IntervalPlanned(place, interval));
            if (interval.works() && !calibrated) {
                calibrate(worklet, place, interval, rates);
                calibrated = true;
            }
            IntervalResult result = attempt(worklet, place, interval, rates, Seeds.derive(seed, interval.number()));
            noteClockStep(worklet, interval);
            journal.append(new JournalRecord.IntervalRecorded(place, result));
            done.add(result.finished());
        }
        List<JournalRecord.HostPeak> peaks = new ArrayList<>();
        directors
                .ask(host -> new StopClients(), STOP_LIMIT, "ending the components of " + worklet.name())
                .forEach((host, stopped) -> stopped.peaks()
                        .forEach(peak -> peaks.add(new JournalRecord.HostPeak(host, peak.client(), peak.peakBytes()))));
        journal.append(new JournalRecord.WorkletEnded(place, peaks));
    }

    private void warmUpAgain(WorkletPlan worklet, int place, WorkletSoFar before, long seed)
            throws RunFault, InterruptedException, IOException {
        for (IntervalResult recorded : before.intervals()) {
            IntervalPlan interval = recorded.plan();
            if (interval.purpose() == Purpose.WARM_UP) {
                intervals.run(
                        worklet, place, interval, new CalibratedRates(Map.of()), Seeds.derive(seed, interval.number()));
                noteClockStep(worklet, interval);
            }
        }
    }

    /** Runs an interval until it is undisturbed or was tried often enough; what is discarded is in the journal. */
    private IntervalResult attempt(
            WorkletPlan worklet, int place, IntervalPlan interval, CalibratedRates rates, long seed)
            throws RunFault, InterruptedException, IOException {
        for (int left = interval.metered() ? retry.retries() : 0; ; left--) {
            IntervalResult result = intervals.run(worklet, place, interval, rates, seed);
            Optional<String> disturbed = Disturbance.worst(result.conditions())
                    .filter(worst -> worst.percent() > retry.lostPercent())
                    .map(worst -> worst.reason(retry.lostPercent()));
            if (disturbed.isEmpty() || left == 0) {
                return result;
            }
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

    private void prepare(WorkletPlan worklet, int place, long seed, ClientLikeness before)
            throws RunFault, InterruptedException, IOException {
        List<String> hosts = List.copyOf(directors.hosts());
        directors.send(host -> new Prepare(
                worklet.deployment(before.layout(host, worklet.clients())),
                Map.of(),
                storage.apply(host),
                Seeds.derive(seed, -1L - hosts.indexOf(host))));
        Map<String, Prepared> prepared = directors.awaitClients(
                prepareLimit(worklet), LAUNCH_SILENCE, "launching the clients of " + worklet.name());
        List<HostClient> clients = new ArrayList<>();
        prepared.forEach((host, answer) -> answer.clients()
                .forEach(facts -> clients.add(
                        new HostClient(host, facts, Measurement.absent("the clients did not end in order")))));
        checkLikeness(worklet, before, clients);
        journal.append(new JournalRecord.WorkletStarted(place, clients));
    }

    private static void checkLikeness(WorkletPlan worklet, ClientLikeness before, List<HostClient> clients)
            throws RunFault {
        Optional<String> difference = before.difference(clients);
        if (difference.isPresent()) {
            throw new RunFault(
                    RunFault.Reach.WORKLET,
                    "clients of " + worklet.name(),
                    "it cannot be continued, because its clients are not like those before: " + difference.get(),
                    List.of());
        }
    }

    private static Duration prepareLimit(WorkletPlan worklet) {
        return worklet.clients().per() == ClientLayout.Unit.DEVICE ? FILES_LIMIT : PREPARE_LIMIT;
    }

    private void calibrate(WorkletPlan worklet, int place, IntervalPlan interval, CalibratedRates rates)
            throws RunFault, IOException {
        List<String> without = rates.unable(interval.load(), directors.hosts());
        if (!without.isEmpty()) {
            journal.append(
                    new JournalRecord.Calibrated(place, Measurement.absent("no transaction finished in calibration")));
            throw new RunFault(
                    RunFault.Reach.WORKLET,
                    "host " + String.join(", ", without),
                    "no transaction of " + worklet.name()
                            + " finished in calibration, so there is no rate to take levels of; lengthen"
                            + " calibration or shrink the worklet's parameters",
                    List.of());
        }
        if (!rates.byHost().isEmpty()) {
            journal.append(new JournalRecord.Calibrated(place, Measurement.of(rates.total())));
        }
    }
}
