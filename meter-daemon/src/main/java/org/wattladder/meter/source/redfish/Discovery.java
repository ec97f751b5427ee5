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

    private final RedfishClient client;
    private final Optional<String> chassis;
    private final Optional<String> sensor;

    /**
     * A walk.
     *
     * @param chassis id of the chassis; empty for the only one that states power
     * @param sensor id of a sensor, instead of what the chassis states by itself
     */
    Discovery(RedfishClient client, Optional<String> chassis, Optional<String> sensor) {
        this.client = client;
        this.chassis = chassis;
        this.sensor = sensor;
    }

    PowerPlace find() throws IOException, InterruptedException, SourceRefused {
        List<String> members = members(link(client.get(ROOT), "Chassis")
                .orElseThrow(() -> new SourceRefused("the controller lists no Chassis at " + ROOT)));
        List<PowerPlace> places = new ArrayList<>();
        for (String member : members.subList(0, Math.min(members.size(), MOST_CHASSIS))) {
            if (chassis.isEmpty() || lastWord(member).equals(chassis.get())) {
                place(client.get(member)).ifPresent(places::add);
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
                        + members.stream().map(Discovery::lastWord).collect(Collectors.joining(", "))
                        + "; the controller may not measure, or need a licence for it."));
    }

    private Optional<PowerPlace> place(JsonNode one) throws IOException, InterruptedException {
        if (sensor.isPresent()) {
            return sensors(one);
        }
        Optional<PowerPlace> found = single(PowerPlace.Form.POWER, link(one, "Power"));
        if (found.isEmpty()) {
            found = single(PowerPlace.Form.ENVIRONMENT, link(one, "EnvironmentMetrics"));
        }
        if (found.isEmpty()) {
            found = supplies(one);
        }
        return found.isPresent() ? found : sensors(one);
    }

    private Optional<PowerPlace> single(PowerPlace.Form form, Optional<String> path)
            throws IOException, InterruptedException {
        return path.isPresent() && positive(PowerText.watts(form, client.get(path.get())))
                ? Optional.of(new PowerPlace(form, List.of(path.get())))
                : Optional.empty();
    }

    private Optional<PowerPlace> supplies(JsonNode one) throws IOException, InterruptedException {
        Optional<String> subsystem = link(one, "PowerSubsystem");
        Optional<String> collection =
                subsystem.isPresent() ? link(client.get(subsystem.get()), "PowerSupplies") : Optional.empty();
        if (collection.isEmpty()) {
            return Optional.empty();
        }
        List<String> paths = new ArrayList<>();
        for (String member : members(collection.get())) {
            JsonNode supply = client.get(member);
            if (!supply.path("Status").path("State").asString("").equals("Absent")) {
                Optional<String> metrics = link(supply, "Metrics");
                if (metrics.isEmpty()
                        || PowerText.watts(PowerPlace.Form.SUPPLIES, client.get(metrics.get()))
                                .isEmpty()) {
                    return Optional.empty(); // a sum without one of the supplies is no power of the machine
                }
                paths.add(metrics.get());
            }
        }
        return paths.isEmpty() ? Optional.empty() : Optional.of(new PowerPlace(PowerPlace.Form.SUPPLIES, paths));
    }

    /** The sensor that is named, or the one of power in whose name stands total. */
    private Optional<PowerPlace> sensors(JsonNode one) throws IOException, InterruptedException {
        Optional<String> collection = link(one, "Sensors");
        if (collection.isEmpty()) {
            return Optional.empty();
        }
        List<String> candidates = members(collection.get()).stream()
                .filter(path -> sensor.isPresent()
                        ? lastWord(path).equals(sensor.get())
                        : lastWord(path).toLowerCase(Locale.ROOT).contains("total"))
                .limit(MOST_SENSORS)
                .toList();
        List<PowerPlace> found = new ArrayList<>();
        for (String path : candidates) {
            single(PowerPlace.Form.SENSOR, Optional.of(path)).ifPresent(found::add);
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private List<String> members(String collection) throws IOException, InterruptedException {
        List<String> paths = new ArrayList<>();
        for (JsonNode member : client.get(collection).path("Members")) {
            JsonNode path = member.path("@odata.id");
            if (path.isString()) {
                paths.add(path.asString());
            }
        }
        return paths;
    }

    private static Optional<String> link(JsonNode resource, String name) {
        JsonNode path = resource.path(name).path("@odata.id");
        return path.isString() ? Optional.of(path.asString()) : Optional.empty();
    }

    static String lastWord(String path) {
        String trimmed = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        return trimmed.substring(trimmed.lastIndexOf('/') + 1);
    }

    private static boolean positive(OptionalDouble watts) {
        return watts.isPresent() && watts.getAsDouble() > 0;
    }
}
