package org.wattladder.reporter.samples;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterFacts;

/**
 * All valid samples of one analyzer, the sum of its channels, or of one sensor.
 *
 * @param meter its name in the plan
 * @param quantity what it measures
 * @param tier evidence of its figures; empty when the file names a tier that is not known
 * @param stretches in the order of the file
 */
public record SampledDevice(
        String meter, MeterFacts.Quantity quantity, Optional<EvidenceTier> tier, List<Stretch> stretches) {
    public SampledDevice {
        stretches = List.copyOf(stretches);
    }
}
