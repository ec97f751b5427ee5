package org.wattladder.chauffeur.config.change;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Whether source {@code auto} may find a meter of this machine's firmware, whose figures are new once a second or less often. A look
 * at files while the run is planned; nothing is asked.
 */
final class FirmwareMeter {
    private static final List<String> CONTROLLERS = List.of("dev/ipmi0", "dev/ipmi/0", "dev/ipmidev/0");
    private static final String CHIPS = "sys/class/hwmon";
    private static final String ACPI_METER = "power_meter";

    private FirmwareMeter() {}

    /**
     * Whether one is seen.
     *
     * @param root the root of the file system
     */
    static boolean seen(Path root) {
        return CONTROLLERS.stream().anyMatch(device -> Files.exists(root.resolve(device))) || acpi(root.resolve(CHIPS));
    }

    private static boolean acpi(Path chips) {
        try (DirectoryStream<Path> each = Files.newDirectoryStream(chips)) {
            for (Path chip : each) {
                // up to Linux 6.14 the driver keeps its name below the device
                if (Stream.of("name", "device/name").anyMatch(name -> says(chip.resolve(name)))) {
                    return true;
                }
            }
            return false;
        } catch (IOException | DirectoryIteratorException unreadable) {
            return false;
        }
    }

    private static boolean says(Path name) {
        try {
            return Files.readString(name).strip().equals(ACPI_METER);
        } catch (IOException absent) {
            return false;
        }
    }
}
