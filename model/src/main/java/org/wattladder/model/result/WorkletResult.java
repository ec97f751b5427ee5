package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;

/**
 * What one worklet did.
 *
 * @param name as in the plan
 * @param clients client JVMs as they were launched and verified, all hosts
 * @param calibratedRate transactions per second of all hosts that count as 100 %; absent for idle or when calibration failed
 * @param intervals those that finished, in order of execution
 * @param faults one for each thing that went wrong; empty for a worklet that ended as planned
 * @param discards attempts at intervals that were tried again
 */
public record WorkletResult(
        String name,
        List<HostClient> clients,
        Measurement calibratedRate,
        List<IntervalResult> intervals,
        List<Fault> faults,
        List<DiscardedInterval> discards) {
    public WorkletResult {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(calibratedRate, "calibratedRate");
        clients = List.copyOf(clients);
        intervals = List.copyOf(intervals);
        faults = List.copyOf(faults);
        discards = List.copyOf(discards);
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
