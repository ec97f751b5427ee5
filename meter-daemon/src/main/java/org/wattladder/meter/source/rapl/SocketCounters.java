package org.wattladder.meter.source.rapl;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.hwmon.Chip;
import org.wattladder.meter.source.hwmon.HwmonTree;
import org.wattladder.meter.source.hwmon.Sensor;
import org.wattladder.meter.source.sysfs.SmallFiles;

/** The packages of AMD processors as the driver {@code amd_energy} shows them, on kernels without powercap for AMD. */
final class SocketCounters {
    private static final String DRIVER = "amd_energy";
    private static final String SOCKET = "Esocket";

    private SocketCounters() {}

    /** The counters of the sockets, which hold the cores; empty where there is no such driver. */
    static List<Zone> zones(HwmonTree tree) throws SourceRefused {
        List<Zone> zones = new ArrayList<>();
        for (Chip chip : tree.chips()) {
            for (Sensor sensor : chip.sensors()) {
                String label = sensor.label().orElse("");
                if (chip.name().equals(DRIVER) && label.startsWith(SOCKET)) {
                    Zone zone = new Zone(sensor.file(), label, OptionalLong.empty());
                    checkReadable(zone, tree.files());
                    zones.add(zone);
                }
            }
        }
        return zones;
    }

    private static void checkReadable(Zone zone, SmallFiles files) throws SourceRefused {
        try {
            zone.microjoules(files);
        } catch (AccessDeniedException denied) {
            throw new SourceRefused(zone.counterFile() + " may be read by root only; run the meter as root, or allow it"
                    + " until the next boot: sudo chmod a+r " + zone.counterFile());
        } catch (IOException unreadable) {
            throw new SourceRefused(zone.counterFile() + " cannot be read (" + unreadable.getMessage() + ").");
        }
    }
}
