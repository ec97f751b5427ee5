package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleBinaryOperator;
import org.wattladder.chauffeur.event.IntervalPart;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;

/**
 * What the devices that count read last, for who watches a run.
 *
 * @param byMeter newest value of each since it was asked before; empty when it had none
 * @param metered whether they measure at all
 */
record LatestReadings(Map<MeterFacts, OptionalDouble> byMeter, boolean metered) {

    LatestReadings(Map<MeterFacts, OptionalDouble> byMeter) {
        this(byMeter, true);
    }

    /** Of an interval that is not metered. */
    static LatestReadings unmetered() {
        return new LatestReadings(Map.of(), false);
    }

    /** The event of an interval that records and has so much time left; watts add up, of temperatures the lowest counts. */
    RunEvent progress(Duration left) {
        return new RunEvent.Progress(
                IntervalPart.RECORDING,
                left,
                joined(MeterFacts.Quantity.POWER, "absent.no-power-meter", Double::sum),
                tier(),
                joined(MeterFacts.Quantity.TEMPERATURE, "absent.no-sensor", Math::min));
    }

    private Optional<EvidenceTier> tier() {
        return byMeter.keySet().stream()
                .filter(meter -> meter.quantity() == MeterFacts.Quantity.POWER)
                .map(MeterFacts::tier)
                .reduce(EvidenceTier::lowest);
    }

    private Measurement joined(MeterFacts.Quantity quantity, String nobody, DoubleBinaryOperator join) {
        OptionalDouble all = OptionalDouble.empty();
        for (Map.Entry<MeterFacts, OptionalDouble> latest : byMeter.entrySet()) {
            if (latest.getKey().quantity() != quantity) {
                continue;
            }
            if (latest.getValue().isEmpty()) {
                return Measurement.absent(
                        "absent.no-new-sample", latest.getKey().name());
            }
            double value = latest.getValue().getAsDouble();
            all = OptionalDouble.of(all.isPresent() ? join.applyAsDouble(all.getAsDouble(), value) : value);
        }
        return all.isPresent()
                ? Measurement.of(all.getAsDouble())
                : Measurement.absent(metered ? nobody : "absent.not-metered");
    }
}
