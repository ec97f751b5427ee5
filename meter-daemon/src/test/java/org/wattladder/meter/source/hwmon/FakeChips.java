package org.wattladder.meter.source.hwmon;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.SourceSettings;

/** A hwmon tree in a folder. */
public record FakeChips(Path root) {

    /** Writes one file of a chip. */
    public FakeChips with(String folder, String file, String text) {
        try {
            Files.createDirectories(root.resolve(folder));
            Files.writeString(root.resolve(folder).resolve(file), text + "\n");
            return this;
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    SourceSettings settings(PowerSource source, Map<String, String> options) throws OptionMistake {
        Map<String, String> given = new HashMap<>(options);
        given.put("hwmon-root", root.toString());
        return SourceSettings.of(source.name(), source.keys(), given);
    }
}
