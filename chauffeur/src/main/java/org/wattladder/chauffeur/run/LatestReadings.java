package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleBinaryOperator;
import org.wattladder.chauffeur.event.IntervalPart;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.ptdaemon.codec.Reading;

/**
 * What the devices that count read last, for who watches a run.
 *
 * @param ofMeters one for each
 * @param metered whether they measure at all
 */
record LatestReadings(List<OfMeter> ofMeters, boolean metered) {

    /**
     * What one device read last.
     *
     * @param meter the device
     * @param value newest since it was asked before; absent when it had none, or none that is a figure
     */
    record OfMeter(MeterFacts meter, Measurement value) {}

    LatestReadings(List<OfMeter> ofMeters) {
        this(ofMeters, true);
    }

    /** The figure of a sample; absent when it is none. */
    static Measurement value(String meter, Reading reading) {
        if (reading instanceof Reading.Erroneous erroneous) {
            return Measurement.absent(
                    erroneous.kind() == Reading.Kind.OVERFLOW ? "absent.over-range" : "absent.no-figure", meter);
        }
        return Measurement.of(reading.value().orElseThrow());
    }

    /** Of an interval that is not metered. */
    static LatestReadings unmetered() {
        return new LatestReadings(List.of(), false);
    }

    /** The event of an interval that is in this part and has so much time left; watts add up, of temperatures the lowest counts. */
    RunEvent.Progress progress(IntervalPart part, Duration left) {
        return new RunEvent.Progress(
                part,
                left,
                joined(MeterFacts.Quantity.POWER, "absent.no-power-meter", Double::sum),
                tier(),
                joined(MeterFacts.Quantity.TEMPERATURE, "absent.no-sensor", Math::min),
                ofMeters.stream()
                        .map(latest -> new RunEvent.Reading(
                                latest.meter().name(), latest.meter().quantity(), latest.value()))
                        .toList());
    }

    private Optional<EvidenceTier> tier() {
        return ofMeters.stream()
                .map(OfMeter::meter)
                .filter(meter -> meter.quantity() == MeterFacts.Quantity.POWER)
                .map(MeterFacts::tier)
                .reduce(EvidenceTier::lowest);
    }

    private Measurement joined(MeterFacts.Quantity quantity, String nobody, DoubleBinaryOperator join) {
        OptionalDouble all = OptionalDouble.empty();
        for (OfMeter latest : ofMeters) {
            if (latest.meter().quantity() != quantity) {
                continue;
            }
            if (latest.value().asOptional().isEmpty()) {
                return latest.value();
            }
            double value = latest.value().asOptional().getAsDouble();
            all = OptionalDouble.of(all.isPresent() ? join.applyAsDouble(all.getAsDouble(), value) : value);
        }
        return all.isPresent()
                ? Measurement.of(all.getAsDouble())
                : Measurement.absent(metered ? nobody : "absent.not-metered");
    }
}
