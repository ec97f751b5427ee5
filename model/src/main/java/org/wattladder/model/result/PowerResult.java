package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Electrical power of a window: the sum over all meters that count, and each of them.
 *
 * @param averageWatts sum of the averages of the meters that count; absent when any of them has none
 * @param meters own figures of each meter that counts; empty when the run has none
 * @param observers own figures of each secondary meter; in no sum
 * @param hosts the sum of each host, in the order of the plan; empty when nothing was measured
 */
public record PowerResult(
        Measurement averageWatts, List<MeterWindow> meters, List<MeterWindow> observers, List<HostPower> hosts) {
    public PowerResult {
        Objects.requireNonNull(averageWatts, "averageWatts");
        meters = List.copyOf(meters);
        observers = List.copyOf(observers);
        hosts = List.copyOf(hosts);
    }

    /** Power without observers and without sums of hosts. */
    public static PowerResult of(Measurement averageWatts, List<MeterWindow> meters) {
        return new PowerResult(averageWatts, meters, List.of(), List.of());
    }

    /** Weakest evidence among the meters that count; empty when the run has no meter. */
    @JsonIgnore
    public Optional<EvidenceTier> tier() {
        return meters.stream().map(MeterWindow::tier).reduce(EvidenceTier::lowest);
    }
}
