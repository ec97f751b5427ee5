package org.wattladder.meter.source.redfish;

import java.util.Optional;
import java.util.OptionalDouble;
import tools.jackson.databind.JsonNode;

/** Finds the watts in a resource. A value that is null, missing or no number is absent. */
final class PowerText {
    private PowerText() {}

    static OptionalDouble watts(PowerPlace.Form form, JsonNode resource) {
        return switch (form) {
            // The further members are parts of the first, such as processors and memory.
            case POWER -> number(resource.path("PowerControl").path(0).path("PowerConsumedWatts"));
            case ENVIRONMENT -> powerWatts(resource);
            case SUPPLIES -> number(resource.path("InputPowerWatts").path("Reading"));
            case SENSOR -> isPower(resource) ? number(resource.path("Reading")) : OptionalDouble.empty();
        };
    }

    /** The excerpt of a sensor of power, as outlets and environments have it. */
    static OptionalDouble powerWatts(JsonNode resource) {
        return number(resource.path("PowerWatts").path("Reading"));
    }

    /** When the controller took the figure, in its own words. */
    static Optional<String> stamp(PowerPlace.Form form, JsonNode resource) {
        JsonNode stamp = switch (form) {
            case POWER -> resource.path("PowerControl").path(0).path("ReadingTime");
            case ENVIRONMENT -> resource.path("PowerWatts").path("ReadingTime");
            case SUPPLIES -> resource.path("InputPowerWatts").path("ReadingTime");
            case SENSOR -> resource.path("ReadingTime");
        };
        return stamp.isString() ? Optional.of(stamp.asString()) : Optional.empty();
    }

    /** A sensor of power in watts; other units are no power here. */
    static boolean isPower(JsonNode sensor) {
        return isText(sensor.path("ReadingType"), "Power") && isText(sensor.path("ReadingUnits"), "W");
    }

    private static boolean isText(JsonNode node, String text) {
        return node.isString() && node.asString().equals(text);
    }

    private static OptionalDouble number(JsonNode node) {
        return node.isNumber() ? OptionalDouble.of(node.asDouble()) : OptionalDouble.empty();
    }
}
