package org.wattladder.chauffeur.config.meter;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.MeterPlan;

/**
 * Meters and sensors that belong together.
 *
 * @param meters power analyzers
 * @param sensors temperature sensors
 */
public record MeterSet(List<MeterPlan> meters, List<MeterPlan> sensors) {
    public MeterSet {
        meters = List.copyOf(meters);
        sensors = List.copyOf(sensors);
    }

    /** Neither meters nor sensors. */
    public static MeterSet empty() {
        return new MeterSet(List.of(), List.of());
    }

    /** Both sets, these first. */
    public MeterSet plus(MeterSet other) {
        return new MeterSet(joined(meters, other.meters), joined(sensors, other.sensors));
    }

    private static List<MeterPlan> joined(List<MeterPlan> first, List<MeterPlan> second) {
        List<MeterPlan> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
