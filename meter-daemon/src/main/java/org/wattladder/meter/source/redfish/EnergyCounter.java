package org.wattladder.meter.source.redfish;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import tools.jackson.databind.JsonNode;

/**
 * A counter of energy that a chassis states in its {@code EnvironmentMetrics}.
 *
 * @param path of the resource
 * @param property of it: {@code EnergyJoules} or {@code EnergykWh}
 * @param stepJoules least difference that it shows, by the digits that it is written with
 */
record EnergyCounter(String path, String property, double stepJoules) {
    private static final Map<String, Double> JOULES_PER_UNIT = Map.of("EnergyJoules", 1.0, "EnergykWh", 3.6e6);

    /** The finest counter of a resource; empty when it has none. */
    static Optional<EnergyCounter> of(String path, JsonNode metrics) {
        return JOULES_PER_UNIT.entrySet().stream()
                .filter(unit -> value(metrics, unit.getKey()).isNumber())
                .map(unit ->
                        new EnergyCounter(path, unit.getKey(), unit.getValue() * step(value(metrics, unit.getKey()))))
                .min((one, other) -> Double.compare(one.stepJoules, other.stepJoules));
    }

    private static JsonNode value(JsonNode metrics, String property) {
        JsonNode counter = metrics.path(property);
        return counter.path("LifetimeReading").isNumber() ? counter.path("LifetimeReading") : counter.path("Reading");
    }

    private static double step(JsonNode number) {
        return Math.pow(10, -Math.max(0, number.decimalValue().scale()));
    }

    /** Joules so far; empty when the resource does not state them now. */
    OptionalDouble joules(JsonNode metrics) {
        JsonNode value = value(metrics, property);
        return value.isNumber()
                ? OptionalDouble.of(value.asDouble() * JOULES_PER_UNIT.get(property))
                : OptionalDouble.empty();
    }

    /** Whether it moves at least once in so many seconds while this is drawn. */
    boolean fineEnough(double watts, double seconds) {
        return stepJoules <= watts * seconds;
    }

    /** For messages. */
    String text() {
        return property + " of " + path + ", in steps of " + (float) stepJoules + " J";
    }
}
