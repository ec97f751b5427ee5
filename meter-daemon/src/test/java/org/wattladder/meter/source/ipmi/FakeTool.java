package org.wattladder.meter.source.ipmi;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;

/** A shell script in the place of the tool, and a device file, in a folder. */
record FakeTool(Path folder) {

    FakeTool {
        try {
            Files.writeString(folder.resolve("ipmi0"), "");
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    /** Answers this when asked by name, and fails when asked by number. */
    FakeTool prints(String text) {
        write("answer", text);
        return script("case \"$*\" in *dcmi*) cat " + folder.resolve("answer") + ";; *) exit 1;; esac");
    }

    /** Does this, whatever it is asked; every call leaves its arguments in a file. */
    FakeTool script(String commands) {
        Path script = folder.resolve("ipmitool");
        write("ipmitool", "#!/bin/sh\necho \"$*\" >> " + folder.resolve("calls") + "\n" + commands + "\n");
        try {
            Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
        return this;
    }

    void write(String file, String text) {
        try {
            // Written aside and moved, so that a running script never reads half of it.
            Path aside = Files.writeString(folder.resolve(file + ".new"), text);
            Files.move(aside, folder.resolve(file), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    List<String> calls() throws IOException {
        return Files.readAllLines(folder.resolve("calls"));
    }

    SourceSettings settings(Map<String, String> options) throws OptionMistake {
        Map<String, String> given = new HashMap<>(Map.of(
                "tool", folder.resolve("ipmitool").toString(), "ipmi-root", folder.toString(), "poll-millis", "100"));
        given.putAll(options);
        return SourceSettings.of("ipmi", new IpmiSource().keys(), given);
    }
}
