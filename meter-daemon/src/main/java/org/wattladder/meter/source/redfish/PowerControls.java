package org.wattladder.meter.source.redfish;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** The entries of {@code PowerControl}, of which one states the whole machine. */
final class PowerControls {
    /** Places and names of parts; a controller may list them before the whole. */
    private static final Pattern PART = Pattern.compile(
            "(CPU|GPU|FPGA|ASIC|Processor|Accelerator|Memory|DIMM|Storage|Drive|Networking|Fan|VoltageRegulator).*",
            Pattern.CASE_INSENSITIVE);

    private static final Set<String> OFF = Set.of("Disabled", PowerText.ABSENT);

    private PowerControls() {}

    /**
     * The first entry of the whole machine with a figure, by its number: an entry that is null now must not lend its place
     * to another one later.
     */
    static Optional<PowerPlace> place(String path, JsonNode power) {
        int number = 0;
        for (JsonNode control : power.path("PowerControl")) {
            if (isWhole(control)
                    && PowerText.number(control.path("PowerConsumedWatts")).orElse(0) > 0) {
                String which = control.equals(of(power)) ? "" : "#" + number;
                return Optional.of(new PowerPlace(PowerPlace.Form.POWER, List.of(path + which)));
            }
            number++;
        }
        return Optional.empty();
    }

    /** The first entry that is not switched off and of no part; missing when there is none. */
    static JsonNode of(JsonNode power) {
        for (JsonNode control : power.path("PowerControl")) {
            if (isWhole(control)) {
                return control;
            }
        }
        return MissingNode.getInstance();
    }

    private static boolean isWhole(JsonNode control) {
        boolean part =
                PART.matcher(control.path("PhysicalContext").asString("")).matches()
                        || PART.matcher(control.path("Name").asString("")).matches();
        return !part && !OFF.contains(PowerText.state(control));
    }
}
