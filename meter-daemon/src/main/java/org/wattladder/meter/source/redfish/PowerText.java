package org.wattladder.meter.source.redfish;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** Finds the watts in a resource. A value that is null, missing or no number is absent. */
final class PowerText {
    /** Places and names of parts; a controller may list them before the whole. */
    private static final Pattern PART = Pattern.compile(
            "(CPU|GPU|FPGA|ASIC|Processor|Accelerator|Memory|DIMM|Storage|Drive|Networking|Fan|VoltageRegulator).*",
            Pattern.CASE_INSENSITIVE);

    private static final Set<String> OFF = Set.of("Disabled", "Absent");

    private PowerText() {}

    static OptionalDouble watts(PowerPlace.Form form, JsonNode resource) {
        return switch (form) {
            case POWER -> number(control(resource).path("PowerConsumedWatts"));
            case ENVIRONMENT -> powerWatts(resource);
            case SUPPLIES -> number(resource.path("InputPowerWatts").path("Reading"));
            case SENSOR -> isPower(resource) ? number(resource.path("Reading")) : OptionalDouble.empty();
        };
    }

    /** The first entry of {@code PowerControl} that is not switched off and of no part; missing when there is none. */
    private static JsonNode control(JsonNode resource) {
        for (JsonNode control : resource.path("PowerControl")) {
            boolean part =
                    PART.matcher(control.path("PhysicalContext").asString("")).matches()
                            || PART.matcher(control.path("Name").asString("")).matches();
            if (!part && !OFF.contains(control.path("Status").path("State").asString(""))) {
                return control;
            }
        }
        return MissingNode.getInstance();
    }

    /** The excerpt of a sensor of power, as outlets and environments have it. */
    static OptionalDouble powerWatts(JsonNode resource) {
        return number(resource.path("PowerWatts").path("Reading"));
    }

    /** When the controller took the figure, in its own words. */
    static Optional<String> stamp(PowerPlace.Form form, JsonNode resource) {
        JsonNode stamp = switch (form) {
            case POWER -> control(resource).path("ReadingTime");
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
