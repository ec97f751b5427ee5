package org.wattladder.chauffeur.config.meter;

import java.util.List;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.Setting;

/** Plans of daemons that the Chauffeur starts on its own machine. */
final class LocalMeters {
    static final String LOOPBACK = "127.0.0.1";
    static final int POWER_SAMPLING_MILLIS = 1000;
    static final int TEMPERATURE_SAMPLING_MILLIS = 5000;

    private LocalMeters() {}

    static MeterPlan plan(String name, String source, List<Setting> options, int samplingMillis) {
        return MeterPlan.of(name, LOOPBACK, 0, source, options, samplingMillis);
    }
}
