package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.schedule.History;
import org.wattladder.model.schedule.Schedule;

/**
 * What one worklet did.
 *
 * @param name as in the plan
 * @param clients client JVMs as they were launched and verified, all hosts
 * @param servers foreign programs as they were launched, all hosts; none for a worklet that works alone
 * @param calibratedRate transactions per second of all hosts that count as 100 %; absent for idle or when calibration failed
 * @param intervals those that finished, in order of execution
 * @param missing intervals that were begun but never recorded, in order; mostly none
 * @param faults one for each thing that went wrong; empty for a worklet that ended as planned
 * @param discards attempts at intervals that were tried again
 */
public record WorkletResult(
        String name,
        List<HostClient> clients,
        List<HostServer> servers,
        Measurement calibratedRate,
        List<IntervalResult> intervals,
        List<IntervalPlan> missing,
        List<Fault> faults,
        List<DiscardedInterval> discards) {
    public WorkletResult {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(calibratedRate, "calibratedRate");
        clients = List.copyOf(clients);
        servers = List.copyOf(servers);
        intervals = List.copyOf(intervals);
        missing = List.copyOf(missing);
        faults = List.copyOf(faults);
        discards = List.copyOf(discards);
    }

    /** A worklet without servers whose intervals were all recorded at the first attempt. */
    public WorkletResult(
            String name,
            List<HostClient> clients,
            Measurement calibratedRate,
            List<IntervalResult> intervals,
            List<Fault> faults) {
        this(name, clients, List.of(), calibratedRate, intervals, List.of(), faults, List.of());
    }

    /**
     * Every interval that was begun, in order, and the next one when the schedule is not at its end.
     *
     * @param found empty when the worklet was not begun
     */
    public static List<IntervalPlan> planned(Schedule schedule, Optional<WorkletResult> found) {
        SortedMap<Integer, IntervalPlan> planned = new TreeMap<>();
        schedule.next(found.map(WorkletResult::history).orElse(History.EMPTY))
                .ifPresent(next -> planned.put(next.number(), next));
        found.stream()
                .flatMap(worklet -> Stream.concat(
                        worklet.missing().stream(), worklet.intervals().stream().map(IntervalResult::plan)))
                .forEach(interval -> planned.put(interval.number(), interval));
        return List.copyOf(planned.values());
    }

    /** Bytes of data that all clients together keep; 0 when none declares them. */
    public long dataBytes() {
        return clients.stream()
                .mapToLong(client -> client.facts().memory().dataBytes())
                .sum();
    }

    /** What a schedule may know of it. */
    public History history() {
        return new History(intervals.stream().map(IntervalResult::finished).toList());
    }
}
