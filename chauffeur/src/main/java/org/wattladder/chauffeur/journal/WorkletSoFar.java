package org.wattladder.chauffeur.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostServer;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.History;

/** What the journal says of one worklet; only {@link RunSoFar} adds to it. */
public final class WorkletSoFar {
    private final List<IntervalResult> intervals = new ArrayList<>();
    private final SortedMap<Integer, IntervalPlan> missing = new TreeMap<>();
    private final List<Fault> faults = new ArrayList<>();
    private final List<DiscardedInterval> discards = new ArrayList<>();
    private List<HostClient> clients = List.of();
    private List<HostServer> servers = List.of();
    private Measurement calibratedRate = Measurement.absent("absent.not-calibrated");

    WorkletSoFar() {}

    void add(JournalRecord.WorkletStarted ready) {
        clients = List.copyOf(ready.clients());
        servers = List.copyOf(ready.servers());
    }

    void add(JournalRecord.IntervalPlanned planned) {
        missing.put(planned.interval().number(), planned.interval());
    }

    void add(JournalRecord.IntervalRecorded recorded) {
        intervals.add(recorded.interval());
        missing.remove(recorded.interval().plan().number());
    }

    void add(JournalRecord.IntervalDiscarded tried) {
        discards.add(tried.discarded());
    }

    void add(JournalRecord.Calibrated calibrated) {
        calibratedRate = calibrated.transactionsPerSecond();
    }

    void add(JournalRecord.FaultNoted noted) {
        faults.add(noted.fault());
    }

    void add(JournalRecord.WorkletEnded over) {
        for (JournalRecord.HostPeak peak : over.peaks()) {
            clients = clients.stream()
                    .map(client -> client.host().equals(peak.host())
                                    && client.copy() == peak.copy()
                                    && client.facts().client() == peak.client()
                            ? client.with(peak.peakBytes())
                            : client)
                    .toList();
        }
    }

    /** Takes out what went wrong, because the worklet is continued. */
    List<Fault> takeFaults() {
        List<Fault> taken = List.copyOf(faults);
        faults.clear();
        return taken;
    }

    /** Recorded intervals, in order; they count and are not measured again. */
    public List<IntervalResult> intervals() {
        return List.copyOf(intervals);
    }

    List<DiscardedInterval> discards() {
        return List.copyOf(discards);
    }

    /** What a schedule may know of them. */
    public History history() {
        return new History(intervals.stream().map(IntervalResult::finished).toList());
    }

    /** The clients that they were measured with; none when nothing is recorded. */
    public List<HostClient> clients() {
        return intervals.isEmpty() ? List.of() : clients;
    }

    WorkletResult result(String name) {
        return new WorkletResult(
                name, clients, servers, calibratedRate, intervals, List.copyOf(missing.values()), faults, discards);
    }
}
