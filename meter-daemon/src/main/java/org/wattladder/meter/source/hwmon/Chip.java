package org.wattladder.meter.source.hwmon;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One chip of the tree that has a power or energy sensor.
 *
 * @param folder for example {@code /sys/class/hwmon/hwmon3}; its number may differ after the next boot
 * @param name that the driver gives, for example {@code ina3221}
 * @param sensors in the order of their names, at least one
 */
public record Chip(Path folder, String name, List<Sensor> sensors) {
    /** The name of the ACPI power meter, which sees the whole machine. */
    public static final String SYSTEM_METER = "power_meter";

    /** Sensors of OpenPOWER machines; the one labelled {@code System} is the power of the whole machine. */
    private static final String OPEN_POWER = "ibmpowernv";

    public Chip {
        sensors = List.copyOf(sensors);
    }

    /** The chip with the sensors alone that see the whole machine; empty when it has none. */
    Optional<Chip> wholeMachine() {
        if (name.equals(SYSTEM_METER)) {
            return Optional.of(this);
        }
        List<Sensor> whole = name.equals(OPEN_POWER)
                ? sensors.stream().filter(sensor -> sensor.answersTo("System")).toList()
                : List.of();
        return whole.isEmpty() ? Optional.empty() : Optional.of(new Chip(folder, name, whole));
    }

    /** Whether a user means this one by a word: its name or its folder. */
    public boolean answersTo(String word) {
        return name.equals(word) || folder.getFileName().toString().equals(word);
    }

    /** For messages, for example {@code hwmon3 (ina3221: power1, power2)}. */
    public String text() {
        return folder.getFileName() + " (" + name + ": "
                + sensors.stream().map(Sensor::text).collect(Collectors.joining(", ")) + ")";
    }

    /** Several, for messages. */
    public static String texts(List<Chip> chips) {
        return chips.stream().map(Chip::text).collect(Collectors.joining(", "));
    }
}
