package org.wattladder.meter.source.redfish;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wattladder.meter.source.SourceRefused;
import tools.jackson.databind.JsonNode;

/** Walks from the root of a controller to the resource that states the power of a chassis. */
final class Discovery {
    private static final String ROOT = "/redfish/v1/";
    private static final int MOST_CHASSIS = 64;
    private static final int MOST_SENSORS = 64;

    private final Resources resources;
    private final List<String> madeByMaker = new ArrayList<>();
    private final Optional<String> chassis;
    private final Optional<String> sensor;

    /**
     * A walk.
     *
     * @param chassis id of the chassis; empty for the only one that states power
     * @param sensor id of a sensor, instead of what the chassis states by itself
     */
    Discovery(RedfishClient client, Optional<String> chassis, Optional<String> sensor) {
        this.resources = new Resources(client);
        this.chassis = chassis;
        this.sensor = sensor;
    }

    PowerPlace find() throws IOException, InterruptedException, SourceRefused {
        String collection = Resources.link(resources.needed(ROOT), "Chassis")
                .orElseThrow(() -> new SourceRefused("the controller lists no Chassis at " + ROOT));
        List<String> members = resources.members(resources.needed(collection));
        List<PowerPlace> places = new ArrayList<>();
        for (String member : members.subList(0, Math.min(members.size(), MOST_CHASSIS))) {
            if (chassis.isEmpty() || Resources.lastWord(member).equals(chassis.get())) {
                JsonNode one = resources.offered(member);
                Optional<PowerPlace> found = place(one);
                if (found.isPresent()) {
                    places.add(found.get().with(energy(one)));
                }
            }
        }
        if (places.size() > 1) {
            throw new SourceRefused("several chassis state power ("
                    + places.stream().map(PowerPlace::text).collect(Collectors.joining(", "))
                    + "); choose one by its id: --option chassis=ID.");
        }
        return places.stream()
                .findFirst()
                .orElseThrow(() -> new SourceRefused("no power is stated by "
                        + chassis.map(id -> "chassis " + id).orElse("any chassis") + " of "
                        + members.stream().map(Resources::lastWord).collect(Collectors.joining(", ")) + "; "
                        + reason()));
    }

    /** A sensor that was named stands for a part, so the counter of the chassis is not its own. */
    private Optional<EnergyCounter> energy(JsonNode one) throws IOException, InterruptedException {
        Optional<String> path = sensor.isPresent() ? Optional.empty() : Resources.link(one, "EnvironmentMetrics");
        return path.isPresent()
                ? EnergyCounter.of(path.get(), resources.linked(one, "EnvironmentMetrics"))
                : Optional.empty();
    }

    private String reason() {
        if (!madeByMaker.isEmpty()) {
            return "a part of its maker's own states " + String.join(", ", madeByMaker)
                    + ", which is not read here; measure with another source.";
        }
        return resources.passedOver().isEmpty()
                ? "the controller may not measure, or need a licence for it."
                : "passed over: " + String.join(", ", resources.passedOver()) + ".";
    }

    private Optional<PowerPlace> place(JsonNode one) throws IOException, InterruptedException {
        if (sensor.isPresent()) {
            return sensors(one);
        }
        Optional<String> path = Resources.link(one, "Power");
        JsonNode power = resources.linked(one, "Power");
        Optional<PowerPlace> found = path.flatMap(known -> PowerControls.place(known, power));
        if (found.isEmpty()) {
            found = stated(
                    PowerPlace.Form.ENVIRONMENT,
                    Resources.link(one, "EnvironmentMetrics"),
                    resources.linked(one, "EnvironmentMetrics"));
        }
        if (found.isEmpty()) {
            found = supplies(one);
        }
        if (found.isEmpty()) {
            found = sensors(one);
        }
        if (found.isEmpty()) {
            found = stated(PowerPlace.Form.SUPPLIES_OF_POWER, path, power);
        }
        if (found.isEmpty()) {
            found = stated(PowerPlace.Form.FUJITSU, path, power);
        }
        if (found.isEmpty()) {
            madeByMaker.addAll(PowerText.madeByMaker(power));
        }
        return found;
    }

    private static Optional<PowerPlace> stated(PowerPlace.Form form, Optional<String> path, JsonNode resource) {
        OptionalDouble watts = PowerText.watts(form, resource);
        return watts.isPresent() && watts.getAsDouble() > 0
                ? path.map(known -> new PowerPlace(form, List.of(known)))
                : Optional.empty();
    }

    private Optional<PowerPlace> supplies(JsonNode one) throws IOException, InterruptedException {
        List<String> paths = new ArrayList<>();
        JsonNode subsystem = resources.linked(one, "PowerSubsystem");
        for (String member : resources.members(resources.linked(subsystem, "PowerSupplies"))) {
            JsonNode supply = resources.offered(member);
            if (!PowerText.state(supply).equals(PowerText.ABSENT)) {
                boolean told = PowerText.watts(PowerPlace.Form.SUPPLIES, resources.linked(supply, "Metrics"))
                        .isPresent();
                Optional<String> path = told
                        ? Resources.link(supply, "Metrics")
                        : Optional.of(member)
                                .filter(offline -> PowerText.watts(PowerPlace.Form.SUPPLIES, supply)
                                        .isPresent());
                if (path.isEmpty()) {
                    return Optional.empty(); // a sum without one of the supplies is no power of the machine
                }
                paths.add(path.get());
            }
        }
        return paths.isEmpty() ? Optional.empty() : Optional.of(new PowerPlace(PowerPlace.Form.SUPPLIES, paths));
    }

    /** The sensor that is named, or the one of power in whose name stands total. */
    private Optional<PowerPlace> sensors(JsonNode one) throws IOException, InterruptedException {
        List<String> candidates = resources.members(resources.linked(one, "Sensors")).stream()
                .filter(path -> sensor.isPresent()
                        ? Resources.lastWord(path).equals(sensor.get())
                        : Resources.lastWord(path).toLowerCase(Locale.ROOT).contains("total"))
                .limit(MOST_SENSORS)
                .toList();
        List<PowerPlace> found = new ArrayList<>();
        for (String path : candidates) {
            stated(PowerPlace.Form.SENSOR, Optional.of(path), resources.offered(path))
                    .ifPresent(found::add);
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }
}
