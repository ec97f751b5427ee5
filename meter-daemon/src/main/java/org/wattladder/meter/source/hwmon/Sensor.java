package org.wattladder.meter.source.hwmon;

import java.nio.file.Path;
import java.util.Optional;

/**
 * One power or energy sensor of a chip.
 *
 * @param file that holds microwatts or microjoules
 * @param name of the channel, for example {@code power1}
 * @param label that the driver gives it
 * @param counter whether it counts energy
 */
public record Sensor(Path file, String name, Optional<String> label, boolean counter) {

    /** Whether a user means this one by a word: its label or its name. */
    public boolean answersTo(String word) {
        return name.equals(word) || label.filter(word::equals).isPresent();
    }

    /** For messages, for example {@code power1 (VDD_CPU)}. */
    public String text() {
        return name + label.map(text -> " (" + text + ")").orElse("");
    }
}
