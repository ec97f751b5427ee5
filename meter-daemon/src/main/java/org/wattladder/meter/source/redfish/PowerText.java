package org.wattladder.meter.source.redfish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Finds the watts in a resource. A value that is null, missing or no number is absent. */
final class PowerText {
    /** State of what is not plugged in. */
    static final String ABSENT = "Absent";

    private static final String OFFLINE = "UnavailableOffline";

    /** Some controllers write numbers as text, a few with the unit. */
    private static final Pattern TEXT = Pattern.compile("(\\d{1,9}(\\.\\d{1,9})?)( ?(W|Watts))?");

    private static final Pattern WATTS_BY_NAME =
            Pattern.compile("(?i).*(power|consum).*(w|watts?)|.*watts?.*|.*power.*consum.*|.*consum.*power.*");

    private PowerText() {}

    static OptionalDouble watts(PowerPlace.Form form, JsonNode resource) {
        return switch (form) {
            case POWER -> number(PowerControls.of(resource).path("PowerConsumedWatts"));
            case ENVIRONMENT -> powerWatts(resource);
            case SUPPLIES -> orOffline(number(resource.path("InputPowerWatts").path("Reading")), resource);
            case SENSOR -> isPower(resource) ? number(resource.path("Reading")) : OptionalDouble.empty();
            case SUPPLIES_OF_POWER -> supplies(resource);
            case FUJITSU ->
                number(resource.path("Oem")
                        .path("ts_fujitsu")
                        .path("ChassisPowerConsumption")
                        .path("CurrentPowerConsumptionW"));
        };
    }

    /** The watts at a path of a place, which may name an entry by its number. */
    static OptionalDouble watts(PowerPlace.Form form, JsonNode resource, String path) {
        int mark = path.indexOf('#');
        return mark < 0
                ? watts(form, resource)
                : number(resource.path("PowerControl")
                        .path(Integer.parseInt(path.substring(mark + 1)))
                        .path("PowerConsumedWatts"));
    }

    /** The inputs of all supplies in a {@code Power} resource; empty when one that is there states none. */
    private static OptionalDouble supplies(JsonNode power) {
        double sum = 0;
        for (JsonNode supply : power.path("PowerSupplies")) {
            OptionalDouble watts = state(supply).equals(ABSENT)
                    ? OptionalDouble.of(0)
                    : orOffline(number(supply.path("PowerInputWatts")), supply);
            if (watts.isEmpty()) {
                return OptionalDouble.empty();
            }
            sum += watts.getAsDouble();
        }
        return OptionalDouble.of(sum);
    }

    /** A supply without its cord draws nothing, and may state nothing. */
    private static OptionalDouble orOffline(OptionalDouble watts, JsonNode supply) {
        return watts.isEmpty() && state(supply).equals(OFFLINE) ? OptionalDouble.of(0) : watts;
    }

    static String state(JsonNode resource) {
        return resource.path("Status").path("State").asString("");
    }

    /** The excerpt of a sensor of power, as outlets and environments have it. */
    static OptionalDouble powerWatts(JsonNode resource) {
        return number(resource.path("PowerWatts").path("Reading"));
    }

    /** When the controller took the figure, in its own words. */
    static Optional<String> stamp(PowerPlace.Form form, JsonNode resource) {
        JsonNode stamp = switch (form) {
            case POWER -> PowerControls.of(resource).path("ReadingTime");
            case ENVIRONMENT -> resource.path("PowerWatts").path("ReadingTime");
            case SUPPLIES -> resource.path("InputPowerWatts").path("ReadingTime");
            case SENSOR, SUPPLIES_OF_POWER, FUJITSU -> resource.path("ReadingTime");
        };
        return stamp.isString() ? Optional.of(stamp.asString()) : Optional.empty();
    }

    /** Figures of power in the parts that a maker adds to the standard, for a message. */
    static List<String> madeByMaker(JsonNode resource) {
        List<String> found = new ArrayList<>();
        collect("Oem", resource.path("Oem"), found);
        return found;
    }

    private static void collect(String path, JsonNode node, List<String> found) {
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            String name = path + "." + field.getKey();
            if (field.getValue().isObject()) {
                collect(name, field.getValue(), found);
            } else if (WATTS_BY_NAME.matcher(field.getKey()).matches()
                    && number(field.getValue()).orElse(0) > 0) {
                found.add(name + " = " + field.getValue().asString());
            }
        }
    }

    /** A sensor of power in watts; other units are no power here. */
    static boolean isPower(JsonNode sensor) {
        return isText(sensor.path("ReadingType"), "Power") && isText(sensor.path("ReadingUnits"), "W");
    }

    private static boolean isText(JsonNode node, String text) {
        return node.isString() && node.asString().equals(text);
    }

    static OptionalDouble number(JsonNode node) {
        if (node.isString()) {
            Matcher text = TEXT.matcher(node.asString().strip());
            return text.matches() ? OptionalDouble.of(Double.parseDouble(text.group(1))) : OptionalDouble.empty();
        }
        return node.isNumber() ? OptionalDouble.of(node.asDouble()) : OptionalDouble.empty();
    }
}
