package org.wattladder.chauffeur.config.meter;

import java.util.List;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.result.MeterFacts.Quantity;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.Loopback;

/** Plans of daemons that the Chauffeur starts on its own machine. */
final class LocalMeters {
    static final int POWER_SAMPLING_MILLIS = 1000;
    static final int TEMPERATURE_SAMPLING_MILLIS = 5000;

    private LocalMeters() {}

    /** Notes an option that the source does not have; the daemon checks values when it starts. */
    static void checkOption(String source, Quantity quantity, String option, String where, Problems problems) {
        List<String> known = MeterSource.optionsOf(source, quantity);
        if (!known.isEmpty() && !known.contains(option)) {
            problems.add(
                    where, "source " + source + " has no option \"" + option + "\"" + new Names(known).hint(option));
        }
    }

    static MeterPlan plan(String name, String source, List<Setting> options, int samplingMillis) {
        return MeterPlan.of(name, Loopback.address(), 0, source, options, samplingMillis);
    }
}
