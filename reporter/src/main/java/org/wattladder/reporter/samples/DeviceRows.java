package org.wattladder.reporter.samples;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterFacts;

/** The rows of one device that were read so far. */
final class DeviceRows {
    private final String meter;
    private final MeterFacts.Quantity quantity;
    private final Optional<EvidenceTier> tier;
    private final List<Stretch> finished = new ArrayList<>();
    private GrowingStretch open = new GrowingStretch();
    private String mark = "";

    DeviceRows(String meter, MeterFacts.Quantity quantity, Optional<EvidenceTier> tier) {
        this.meter = meter;
        this.quantity = quantity;
        this.tier = tier;
    }

    /** Another measurement, a sample without a value and a clock that was set back each begin a new stretch. */
    void add(String measurement, long moment, OptionalDouble value) {
        if (!measurement.equals(mark) || value.isEmpty() || !open.reaches(moment)) {
            finish();
            mark = measurement;
        }
        value.ifPresent(measured -> open.add(moment, measured));
    }

    private void finish() {
        if (!open.isEmpty()) {
            finished.add(open.now());
            open = new GrowingStretch();
        }
    }

    SampledDevice now() {
        List<Stretch> all = new ArrayList<>(finished);
        if (!open.isEmpty()) {
            all.add(open.now());
        }
        return new SampledDevice(meter, quantity, tier, all);
    }
}
