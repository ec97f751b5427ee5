package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Electrical power of a window: the sum over all meters, and each of them.
 *
 * @param averageWatts sum of the meters' averages; absent when any of them has none
 * @param meters each meter's own figures; empty when the run has no meter
 */
public record PowerResult(Measurement averageWatts, List<MeterWindow> meters) {
    public PowerResult {
        Objects.requireNonNull(averageWatts, "averageWatts");
        meters = meters == null ? List.of() : List.copyOf(meters);
    }

    /** Weakest evidence among the meters; empty when the run has no meter. */
    @JsonIgnore
    public Optional<EvidenceTier> tier() {
        return meters.stream().map(MeterWindow::tier).reduce(EvidenceTier::lowest);
    }
}
