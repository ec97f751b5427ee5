package org.wattladder.meter.source.rapl;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;

/** A powercap tree in a folder. */
record FakeTree(Path root) {

    FakeTree zone(String folder, String name, String range, String energy) {
        write(folder, "name", name);
        if (!range.isEmpty()) {
            write(folder, "max_energy_range_uj", range);
        }
        return energy(folder, energy);
    }

    FakeTree energy(String folder, String energy) {
        write(folder, "energy_uj", energy);
        return this;
    }

    private void write(String folder, String file, String text) {
        try {
            Files.createDirectories(root.resolve(folder));
            Files.writeString(root.resolve(folder).resolve(file), text + "\n");
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    SourceSettings settings(String... option) throws OptionMistake {
        Map<String, String> given = new HashMap<>(Map.of(
                "root",
                root.toString(),
                "amd-root",
                root.resolveSibling("hwmon").toString()));
        if (option.length == 2) {
            given.put(option[0], option[1]);
        }
        return SourceSettings.of("rapl", new RaplSource().options(), given);
    }
}
