package org.wattladder.chauffeur.journal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.ClockStep;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.Interruption;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.WorkletResult;

/** Makes the result of a run from its plan and its journal, whole or cut off; the same input gives the same result. */
public final class ResultComposer {
    private final RunPlan plan;
    private final List<HostResult> hosts = new ArrayList<>();
    private final List<MeterFacts> meters = new ArrayList<>();
    private final SortedMap<Integer, Worklet> worklets = new TreeMap<>();
    private Optional<JournalRecord.RunStarted> started = Optional.empty();
    private Optional<JournalRecord.RunEnded> ended = Optional.empty();
    private Environment environment = Environment.unasked();
    private final List<ClockStep> clockSteps = new ArrayList<>();
    private final List<Interruption> interruptions = new ArrayList<>();
    private Instant lastKnown = Instant.EPOCH;

    private ResultComposer(RunPlan plan) {
        this.plan = plan;
    }

    /**
     * The result as far as the journal goes.
     *
     * @throws IllegalArgumentException if the journal does not begin with its first record
     */
    public static RunResult compose(RunPlan plan, List<JournalRecord> journal) {
        ResultComposer composer = new ResultComposer(plan);
        journal.forEach(composer::add);
        return composer.result();
    }

    private void add(JournalRecord record) {
        if (record instanceof JournalRecord.RunStarted begun) {
            started = Optional.of(begun);
            lastKnown = begun.at();
        } else if (record instanceof JournalRecord.RunResumed resumed) {
            resume(resumed);
        } else if (record instanceof JournalRecord.ClockStepped stepped) {
            clockSteps.add(stepped.step());
        } else if (record instanceof JournalRecord.HostJoined joined) {
            hosts.add(joined.host());
        } else if (record instanceof JournalRecord.EnvironmentKnown known) {
            environment = known.environment();
        } else if (record instanceof JournalRecord.MeterJoined joined) {
            meters.add(joined.meter());
        } else if (record instanceof JournalRecord.WorkletStarted ready) {
            worklet(ready.worklet()).clients = new ArrayList<>(ready.clients());
        } else if (record instanceof JournalRecord.IntervalRecorded recorded) {
            worklet(recorded.worklet()).intervals.add(recorded.interval());
            lastKnown = end(recorded.interval());
        } else if (record instanceof JournalRecord.IntervalDiscarded tried) {
            worklet(tried.worklet()).discards.add(tried.discarded());
            lastKnown = end(tried.discarded().interval());
        } else if (record instanceof JournalRecord.Calibrated calibrated) {
            worklet(calibrated.worklet()).calibratedRate = calibrated.transactionsPerSecond();
        } else if (record instanceof JournalRecord.FaultNoted noted) {
            worklet(noted.worklet()).faults.add(noted.fault());
            lastKnown = noted.fault().at();
        } else if (record instanceof JournalRecord.WorkletEnded over) {
            over.peaks().forEach(worklet(over.worklet())::peak);
        } else if (record instanceof JournalRecord.RunEnded end) {
            ended = Optional.of(end);
            lastKnown = end.at();
        }
    }

    /** What went wrong before is part of the interruption, since the worklets concerned are continued. */
    private void resume(JournalRecord.RunResumed resumed) {
        List<Fault> faults = new ArrayList<>();
        worklets.values().forEach(worklet -> {
            faults.addAll(worklet.faults);
            worklet.faults.clear();
        });
        interruptions.add(
                new Interruption(resumed.brokenOffAt(), resumed.at(), resumed.after(), resumed.cause(), faults));
        ended = Optional.empty();
        lastKnown = resumed.at();
    }

    private static Instant end(IntervalResult interval) {
        return interval.recordingStartedAt().plusNanos(interval.recordingNanos());
    }

    private Worklet worklet(int place) {
        return worklets.computeIfAbsent(place, unused -> new Worklet());
    }

    private RunResult result() {
        JournalRecord.RunStarted begun =
                started.orElseThrow(() -> new IllegalArgumentException("the journal does not say when the run began"));
        Termination termination = ended.map(JournalRecord.RunEnded::termination)
                .orElseGet(() -> Termination.brokenOff("the Chauffeur ended without closing the run"));
        List<WorkletResult> results = new ArrayList<>();
        worklets.forEach((place, worklet) -> {
            if (place >= 0 && place < plan.worklets().size()) {
                results.add(worklet.result(plan.worklets().get(place).name()));
            }
        });
        return new RunResult(
                begun.run(),
                begun.productVersion(),
                new RunCourse(begun.at(), lastKnown, termination, interruptions, clockSteps),
                plan,
                hosts,
                meters,
                results,
                environment);
    }

    /** One worklet while its records come in. */
    private static final class Worklet {
        private List<HostClient> clients = new ArrayList<>();
        private final List<IntervalResult> intervals = new ArrayList<>();
        private final List<Fault> faults = new ArrayList<>();
        private final List<DiscardedInterval> discards = new ArrayList<>();
        private Measurement calibratedRate = Measurement.absent("not calibrated");

        private void peak(JournalRecord.HostPeak peak) {
            clients.replaceAll(client ->
                    client.host().equals(peak.host()) && client.facts().client() == peak.client()
                            ? new HostClient(client.host(), client.facts(), peak.peakBytes())
                            : client);
        }

        private WorkletResult result(String name) {
            return new WorkletResult(name, clients, calibratedRate, intervals, faults, discards);
        }
    }
}
