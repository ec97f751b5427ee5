package org.wattladder.meter.source.redfish;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * A counter of energy that a chassis states in its {@code EnvironmentMetrics}.
 *
 * @param path of the resource
 * @param unit and so the property of it
 * @param stepJoules least difference that it shows, by the digits that it is written with
 */
record EnergyCounter(String path, Unit unit, double stepJoules) {

    /** The properties that the standard knows. */
    enum Unit {
        /** Joules. */
        JOULES("EnergyJoules", 1),
        /** Kilowatt-hours. */
        KILOWATT_HOURS("EnergykWh", 3.6e6);

        private final String property;
        private final double joules;

        Unit(String property, double joules) {
            this.property = property;
            this.joules = joules;
        }
    }

    /** The finest counter of a resource; empty when it has none. */
    static Optional<EnergyCounter> of(String path, JsonNode metrics) {
        return Stream.of(Unit.values())
                .filter(unit -> value(metrics, unit).isNumber())
                .map(unit -> new EnergyCounter(path, unit, unit.joules * step(value(metrics, unit))))
                .min(Comparator.comparingDouble(EnergyCounter::stepJoules));
    }

    private static JsonNode value(JsonNode metrics, Unit unit) {
        JsonNode counter = metrics.path(unit.property);
        return counter.path("LifetimeReading").isNumber() ? counter.path("LifetimeReading") : counter.path("Reading");
    }

    private static double step(JsonNode number) {
        return Math.pow(10, -Math.max(0, number.decimalValue().scale()));
    }

    /** Joules so far; empty when the resource does not state them now. */
    OptionalDouble joules(JsonNode metrics) {
        JsonNode value = value(metrics, unit);
        return value.isNumber() ? OptionalDouble.of(value.asDouble() * unit.joules) : OptionalDouble.empty();
    }

    /** Whether it moves at least once in so many seconds while this is drawn. */
    boolean fineEnough(double watts, double seconds) {
        return stepJoules <= watts * seconds;
    }

    /** For messages. */
    String text() {
        return unit.property + " of " + path + ", in steps of " + (float) stepJoules + " J";
    }
}
