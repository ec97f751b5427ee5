package org.wattladder.meter.source.rapl;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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

    /** Every counter goes on by a joule, but those of these folders. */
    FakeTree grow(String... standing) {
        try (Stream<Path> folders = Files.list(root)) {
            for (Path folder : folders.toList()) {
                Path counter = folder.resolve("energy_uj");
                if (!List.of(standing).contains(folder.getFileName().toString()) && Files.exists(counter)) {
                    long energy = Long.parseLong(Files.readString(counter).strip());
                    Files.writeString(counter, energy + 1_000_000 + "\n");
                }
            }
            return this;
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
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
        return SourceSettings.of("rapl", new RaplSource().keys(), given);
    }
}
