package org.wattladder.meter.source.rapl;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wattladder.meter.source.SourceRefused;

/** Finds the zones that add up to the processors' power. */
final class ZoneTree {
    /** Top zones and their subzones; the mmio variant shows the same packages again and is left alone. */
    private static final Pattern ZONE = Pattern.compile("intel-rapl:\\d+(:\\d+)?");

    private final Path root;
    private final CounterFiles files;

    ZoneTree(Path root, CounterFiles files) {
        this.root = root;
        this.files = files;
    }

    /**
     * The packages, and their memory when wanted; not core and uncore, which are inside the package, and not psys,
     * whose meaning differs from board to board and which would count the packages twice.
     */
    List<Zone> counted(boolean withMemory) throws SourceRefused {
        List<Zone> counted = new ArrayList<>();
        for (Zone zone : all()) {
            if (zone.isPackage() || (withMemory && zone.isMemory())) {
                counted.add(zone);
            }
        }
        if (counted.stream().noneMatch(Zone::isPackage)) {
            throw new SourceRefused(
                    root + " has no intel-rapl zone of a processor package; this machine, or the virtual"
                            + " machine it is, exposes no energy counters.");
        }
        for (Zone zone : counted) {
            checkReadable(zone);
        }
        return counted;
    }

    boolean hasPlatformZone() throws SourceRefused {
        return all().stream().anyMatch(Zone::isPlatform);
    }

    private List<Zone> all() throws SourceRefused {
        if (!Files.isDirectory(root)) {
            throw new SourceRefused(root + " does not exist; the kernel has no powercap support here, or the module"
                    + " intel_rapl_common is not loaded.");
        }
        List<Path> directories;
        try (Stream<Path> entries = Files.list(root)) {
            directories = entries.filter(entry ->
                            ZONE.matcher(entry.getFileName().toString()).matches())
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new SourceRefused(root + " cannot be listed (" + unreadable.getMessage() + ").");
        }
        List<Zone> zones = new ArrayList<>();
        for (Path directory : directories) {
            try {
                zones.add(Zone.read(directory, files));
            } catch (IOException unreadable) {
                throw new SourceRefused(directory + " is no energy zone (" + unreadable.getMessage() + ").");
            }
        }
        return zones;
    }

    private void checkReadable(Zone zone) throws SourceRefused {
        try {
            zone.microjoules(files);
        } catch (AccessDeniedException denied) {
            throw new SourceRefused(zone.counterFile() + " may be read by root only, as in all kernels since late 2020;"
                    + " run the meter as root, or grant it until the next boot: sudo chmod a+r " + root
                    + "/intel-rapl:*/energy_uj");
        } catch (IOException unreadable) {
            throw new SourceRefused(zone.counterFile() + " cannot be read (" + unreadable.getMessage() + ").");
        }
    }
}
