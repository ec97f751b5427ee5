package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.archive.AddedLater;

/**
 * What one worklet did.
 *
 * @param name as in the plan
 * @param clients client JVMs as they were launched and verified, all hosts
 * @param calibratedRate transactions per second of all hosts that count as 100 %; absent for idle or when calibration failed
 * @param intervals those that finished, in order of execution
 * @param faults one for each thing that went wrong; empty for a worklet that ended as planned
 * @param discards attempts at intervals that were tried again; empty in results that were written without
 */
public record WorkletResult(
        String name,
        List<HostClient> clients,
        Measurement calibratedRate,
        List<IntervalResult> intervals,
        List<Fault> faults,
        @AddedLater List<DiscardedInterval> discards) {
    public WorkletResult {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(calibratedRate, "calibratedRate");
        clients = clients == null ? List.of() : List.copyOf(clients);
        intervals = intervals == null ? List.of() : List.copyOf(intervals);
        faults = faults == null ? List.of() : List.copyOf(faults);
        discards = discards == null ? List.of() : List.copyOf(discards);
    }

    /** A worklet of which every interval was run once. */
    public WorkletResult(
            String name,
            List<HostClient> clients,
            Measurement calibratedRate,
            List<IntervalResult> intervals,
            List<Fault> faults) {
        this(name, clients, calibratedRate, intervals, faults, List.of());
    }
}
