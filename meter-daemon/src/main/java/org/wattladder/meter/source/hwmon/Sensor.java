package org.wattladder.meter.source.hwmon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.wattladder.meter.source.sysfs.Figure;
import org.wattladder.meter.source.sysfs.SmallFiles;

/**
 * One power or energy sensor of a chip.
 *
 * @param file that holds microwatts or microjoules; millivolts when there are amperes
 * @param name of the channel, for example {@code power1}
 * @param label that the driver gives it, or for an ACPI meter the machine's maker
 * @param counter whether it counts energy
 * @param milliamperes file by which the millivolts are multiplied; empty where power itself is told
 */
public record Sensor(Path file, String name, Optional<String> label, boolean counter, Optional<Path> milliamperes) {

    /** Whether a user means this one by a word: its label or its name. */
    public boolean answersTo(String word) {
        return name.equals(word) || label.filter(word::equals).isPresent();
    }

    /** Microwatts or microjoules now. */
    long number(SmallFiles files) throws IOException {
        return figure(OptionalLong.empty()).number(files);
    }

    Figure figure(OptionalLong rangeMicrojoules) {
        return new Figure(file, counter, rangeMicrojoules, milliamperes);
    }

    /** For messages, for example {@code power1 (VDD_CPU)}. */
    public String text() {
        return name + label.map(text -> " (" + text + ")").orElse("");
    }
}
