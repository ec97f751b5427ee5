package org.wattladder.chauffeur.journal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wattladder.model.archive.SamplesPart;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.ClockStep;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.Interruption;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Message;

/**
 * What the journal of a run says, whole or cut off: its result as far as it goes, and where a run that is resumed goes on.
 * The same journal gives the same result.
 */
public final class RunSoFar {
    private final List<HostResult> hosts = new ArrayList<>();
    private final List<MeterFacts> meters = new ArrayList<>();
    private final SortedMap<Integer, WorkletSoFar> worklets = new TreeMap<>();
    private final List<ClockStep> clockSteps = new ArrayList<>();
    private final List<Interruption> interruptions = new ArrayList<>();
    private final List<SamplesPart> samples = new ArrayList<>();
    private Optional<JournalRecord.RunStarted> started = Optional.empty();
    private Optional<JournalRecord.ChauffeurKnown> chauffeur = Optional.empty();
    private Optional<Environment> environment = Optional.empty();
    private Optional<Termination> ended = Optional.empty();
    private Optional<JournalRecord.IntervalRecorded> last = Optional.empty();
    private Instant lastKnown = Instant.EPOCH;

    private RunSoFar() {}

    /** Nothing is done. */
    public static RunSoFar nothing() {
        return of(List.of());
    }

    /** What these records say. */
    public static RunSoFar of(List<JournalRecord> journal) {
        RunSoFar run = new RunSoFar();
        journal.forEach(run::add);
        return run;
    }

    private void add(JournalRecord record) {
        if (record instanceof JournalRecord.RunStarted begun) {
            started = Optional.of(begun);
            lastKnown = begun.at();
        } else if (record instanceof JournalRecord.ChauffeurKnown known) {
            chauffeur = Optional.of(known);
        } else if (record instanceof JournalRecord.RunResumed resumed) {
            resume(resumed);
        } else if (record instanceof JournalRecord.ClockStepped stepped) {
            clockSteps.add(stepped.step());
        } else if (record instanceof JournalRecord.HostJoined joined) {
            hosts.add(joined.host());
        } else if (record instanceof JournalRecord.MeterJoined joined) {
            meters.add(joined.meter());
        } else if (record instanceof JournalRecord.EnvironmentKnown known) {
            environment = Optional.of(known.environment());
        } else if (record instanceof JournalRecord.WorkletStarted ready) {
            begun(ready.worklet()).add(ready);
        } else if (record instanceof JournalRecord.IntervalPlanned planned) {
            begun(planned.worklet()).add(planned);
        } else if (record instanceof JournalRecord.SamplesWritten written) {
            samples.add(written.part());
        } else if (record instanceof JournalRecord.IntervalRecorded recorded) {
            begun(recorded.worklet()).add(recorded);
            last = Optional.of(recorded);
            lastKnown = recorded.interval().window().endedAt();
        } else if (record instanceof JournalRecord.IntervalDiscarded tried) {
            begun(tried.worklet()).add(tried);
            lastKnown = tried.discarded().interval().window().endedAt();
        } else if (record instanceof JournalRecord.Calibrated calibrated) {
            begun(calibrated.worklet()).add(calibrated);
        } else if (record instanceof JournalRecord.FaultNoted noted) {
            begun(noted.worklet()).add(noted);
            lastKnown = noted.fault().at();
        } else if (record instanceof JournalRecord.WorkletEnded over) {
            begun(over.worklet()).add(over);
        } else if (record instanceof JournalRecord.RunEnded end) {
            ended = Optional.of(end.termination());
            lastKnown = end.at();
        }
    }

    /** What went wrong before is part of the interruption, since the worklets concerned are continued. */
    private void resume(JournalRecord.RunResumed resumed) {
        List<Fault> faults = worklets.values().stream()
                .flatMap(worklet -> worklet.takeFaults().stream())
                .toList();
        interruptions.add(
                new Interruption(resumed.brokenOffAt(), resumed.at(), resumed.after(), resumed.cause(), faults));
        ended = Optional.empty();
        lastKnown = resumed.at();
    }

    private WorkletSoFar begun(int place) {
        return worklets.computeIfAbsent(place, unused -> new WorkletSoFar());
    }

    /**
     * The result as far as the journal goes.
     *
     * @param plan that the run executes
     * @throws IllegalArgumentException if the journal does not begin with its first record
     */
    public RunResult result(RunPlan plan) {
        JournalRecord.RunStarted begun =
                started.orElseThrow(() -> new IllegalArgumentException("the journal does not say when the run began"));
        List<WorkletResult> results = new ArrayList<>();
        worklets.forEach((place, worklet) -> {
            if (place >= 0 && place < plan.worklets().size()) {
                results.add(worklet.result(plan.worklets().get(place).name()));
            }
        });
        return new RunResult(
                begun.run(),
                begun.productVersion(),
                new RunCourse(
                        begun.at(),
                        lastKnown,
                        ended.orElseGet(() -> Termination.aborted(Message.of("fault.chauffeur-ended"))),
                        interruptions,
                        clockSteps),
                plan,
                hosts,
                meters,
                results,
                environment.orElseGet(Environment::unasked));
    }

    /** How the run began; empty when not even that was recorded. */
    public Optional<JournalRecord.RunStarted> started() {
        return started;
    }

    /** The Chauffeur that ran it last. */
    public Optional<JournalRecord.ChauffeurKnown> chauffeur() {
        return chauffeur;
    }

    /** Hosts that joined, in order. */
    public List<HostResult> hosts() {
        return List.copyOf(hosts);
    }

    /** Meters that joined, in order. */
    public List<MeterFacts> meters() {
        return List.copyOf(meters);
    }

    /** The parts of {@code samples.csv} that hold all rows of what is recorded, in the order of the file. */
    public List<SamplesPart> samples() {
        return List.copyOf(samples);
    }

    /** What was disclosed last: by the user alone, or by the Directors as well. */
    public Optional<Environment> environment() {
        return environment;
    }

    /** How it ended; empty when it was cut off, or resumed since. */
    public Optional<Termination> ended() {
        return ended;
    }

    /** The interval that was recorded last. */
    public Optional<JournalRecord.IntervalRecorded> last() {
        return last;
    }

    /** The last moment that the journal knows of. */
    public Instant lastKnown() {
        return lastKnown;
    }

    /** What is recorded of the worklet at this place of the plan; nothing of one that was not begun. */
    public WorkletSoFar worklet(int place) {
        return worklets.getOrDefault(place, new WorkletSoFar());
    }

    /** Attempts at intervals that were discarded. */
    public List<DiscardedInterval> discards() {
        return worklets.values().stream()
                .flatMap(worklet -> worklet.discards().stream())
                .toList();
    }

    /** Number of recorded intervals of all worklets. */
    public int intervals() {
        return worklets.values().stream()
                .mapToInt(worklet -> worklet.intervals().size())
                .sum();
    }
}
