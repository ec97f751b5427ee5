package org.wattladder.meter.source.hwmon;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

/**
 * The chips with power or energy sensors under a folder. Older drivers, among them the ACPI power meter up to about Linux
 * 6.14, keep name and sensors one link further, in {@code hwmonN/device}.
 *
 * @param root usually {@code /sys/class/hwmon}
 * @param files how they are read
 */
public record HwmonTree(Path root, SmallFiles files) {
    /** The setting of its root. */
    static final Key<Path> ROOT =
            Key.of("hwmon-root", Path.of("/sys/class/hwmon"), Kinds.path("a folder"), "the hwmon tree");

    private static final Pattern SENSOR = Pattern.compile("((power|energy)\\d+)_(average|input)");
    private static final String DEVICE = "device";

    /**
     * All of them.
     *
     * @throws SourceRefused when there is no such tree
     */
    public List<Chip> chips() throws SourceRefused {
        if (!Files.isDirectory(root)) {
            throw new SourceRefused(root + " does not exist; this is not Linux, or a container without /sys.");
        }
        List<Chip> chips = new ArrayList<>();
        for (Path folder : list(root)) {
            Optional<String> name = text(folder.resolve("name"))
                    .or(() -> text(folder.resolve(DEVICE).resolve("name")));
            List<Sensor> sensors = name.isPresent() ? sensors(folder, name.get()) : List.of();
            if (!sensors.isEmpty()) {
                chips.add(new Chip(folder, name.orElseThrow(), sensors));
            }
        }
        return chips;
    }

    /** Says why a sensor cannot be read, or shows zero; nothing when it measures. */
    Optional<String> trouble(Sensor sensor) {
        try {
            return sensor.number(files) == 0
                    ? Optional.of(sensor.file() + " shows 0, which no running machine draws; it measures nothing.")
                    : Optional.empty();
        } catch (AccessDeniedException denied) {
            return Optional.of(sensor.file() + " may be read by root only; run the meter as root, or allow it until the"
                    + " next boot: sudo chmod a+r " + sensor.file());
        } catch (IOException fault) {
            return Optional.of(sensor.file() + " cannot be read (" + fault.getMessage() + ").");
        }
    }

    /** Those of the folder, else of its device; where no power is told, that of volts and amperes. */
    private List<Sensor> sensors(Path folder, String chip) throws SourceRefused {
        for (Path place : List.of(folder, folder.resolve(DEVICE))) {
            if (Files.isDirectory(place)) {
                List<Sensor> told = sensors(place);
                List<Sensor> found = told.isEmpty() ? new Products(list(place), chip, this::text).sensors() : told;
                if (!found.isEmpty()) {
                    return found;
                }
            }
        }
        return List.of();
    }

    /** One sensor per channel; of a channel with both, the average rather than the moment. */
    private List<Sensor> sensors(Path folder) throws SourceRefused {
        TreeMap<String, Sensor> byName = new TreeMap<>();
        for (Path file : list(folder)) {
            Matcher match = SENSOR.matcher(file.getFileName().toString());
            if (match.matches()) {
                String name = match.group(1);
                Sensor sensor = new Sensor(
                        file,
                        name,
                        text(folder.resolve(name + "_label")).or(() -> text(folder.resolve(name + "_oem_info"))),
                        match.group(2).equals("energy"),
                        Optional.empty());
                byName.putIfAbsent(name, sensor);
            }
        }
        return List.copyOf(byName.values());
    }

    private Optional<String> text(Path file) {
        try {
            return Optional.of(files.read(file)).filter(text -> !text.isEmpty());
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    private static List<Path> list(Path folder) throws SourceRefused {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted(
                            Comparator.comparing(entry -> entry.getFileName().toString()))
                    .toList();
        } catch (IOException unreadable) {
            throw new SourceRefused(folder + " cannot be listed (" + unreadable.getMessage() + ").");
        }
    }
}
