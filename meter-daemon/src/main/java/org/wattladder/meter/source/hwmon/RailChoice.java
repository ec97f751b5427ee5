package org.wattladder.meter.source.hwmon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wattladder.meter.source.SourceRefused;

/** Chooses sensors of one chip by the words of the user; guesses only where there is one possibility. */
final class RailChoice {
    private static final String ALL = "all";

    private RailChoice() {}

    /**
     * The sensors that are added up.
     *
     * @param chip name or folder; empty for the only one
     * @param labels labels or names with commas between, or {@code all}; empty for the only one
     */
    static List<Sensor> sensors(HwmonTree tree, Optional<String> chip, Optional<String> labels) throws SourceRefused {
        Chip chosen = chip(tree, chip);
        if (labels.isEmpty()) {
            if (chosen.sensors().size() > 1) {
                throw new SourceRefused(chosen.text() + " has several sensors; say which are added up: --option"
                        + " label=" + chosen.sensors().get(0).name() + ",... or label=all.");
            }
            return chosen.sensors();
        }
        return labels.get().equals(ALL) ? chosen.sensors() : named(chosen, labels.get());
    }

    private static Chip chip(HwmonTree tree, Optional<String> word) throws SourceRefused {
        List<Chip> all = tree.chips().stream()
                .filter(chip -> !chip.name().equals(Chip.SYSTEM_METER))
                .toList();
        if (all.isEmpty()) {
            throw new SourceRefused(tree.root()
                    + " has no chip with a power or energy sensor, or with volts and amperes of one channel,"
                    + " the ACPI power meter aside.");
        }
        List<Chip> chosen = all.stream()
                .filter(chip -> word.isEmpty() || chip.answersTo(word.get()))
                .toList();
        if (chosen.size() != 1) {
            throw new SourceRefused((chosen.isEmpty() ? "none" : "more than one") + " of the chips " + Chip.texts(all)
                    + " is meant; choose one by name or folder: --option chip=NAME.");
        }
        return chosen.get(0);
    }

    private static List<Sensor> named(Chip chip, String labels) throws SourceRefused {
        Set<Sensor> chosen = new LinkedHashSet<>();
        for (String word : Arrays.stream(labels.split(",")).map(String::strip).toList()) {
            List<Sensor> found = chip.sensors().stream()
                    .filter(sensor -> sensor.answersTo(word))
                    .toList();
            if (found.size() != 1) {
                throw new SourceRefused("label " + word + " means " + (found.isEmpty() ? "none" : "more than one")
                        + " of the sensors of " + chip.text() + ".");
            }
            chosen.addAll(found);
        }
        return new ArrayList<>(chosen);
    }
}
