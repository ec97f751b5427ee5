package org.wattladder.chauffeur.journal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.Termination;

/** What the journal of a run says is done; a run that is resumed goes on behind it. */
public final class RunSoFar {
    private final List<HostResult> hosts = new ArrayList<>();
    private final List<MeterFacts> meters = new ArrayList<>();
    private final Map<Integer, List<HostClient>> clients = new TreeMap<>();
    private final Map<Integer, List<IntervalResult>> intervals = new TreeMap<>();
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
            ended = Optional.empty();
            lastKnown = resumed.at();
        } else if (record instanceof JournalRecord.HostJoined joined) {
            hosts.add(joined.host());
        } else if (record instanceof JournalRecord.MeterJoined joined) {
            meters.add(joined.meter());
        } else if (record instanceof JournalRecord.EnvironmentKnown known) {
            environment = Optional.of(known.environment());
        } else if (record instanceof JournalRecord.WorkletStarted ready) {
            clients.put(ready.worklet(), ready.clients());
        } else if (record instanceof JournalRecord.IntervalRecorded recorded) {
            intervals
                    .computeIfAbsent(recorded.worklet(), place -> new ArrayList<>())
                    .add(recorded.interval());
            last = Optional.of(recorded);
            lastKnown = recorded.interval()
                    .recordingStartedAt()
                    .plusNanos(recorded.interval().recordingNanos());
        } else if (record instanceof JournalRecord.FaultNoted noted) {
            lastKnown = noted.fault().at();
        } else if (record instanceof JournalRecord.RunEnded end) {
            ended = Optional.of(end.termination());
            lastKnown = end.at();
        }
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

    /** Recorded intervals of the worklet at this place of the plan, in order. */
    public List<IntervalResult> intervals(int place) {
        return List.copyOf(intervals.getOrDefault(place, List.of()));
    }

    /** Number of recorded intervals of all worklets. */
    public int intervals() {
        return intervals.values().stream().mapToInt(List::size).sum();
    }

    /** The last clients of the worklet at this place of the plan. */
    public List<HostClient> clients(int place) {
        return clients.getOrDefault(place, List.of());
    }
}
