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
import org.wattladder.meter.source.sysfs.SmallFiles;

/** Finds the zones that add up to the processors' power. */
final class ZoneTree {
    /** Top zones and their subzones; the mmio variant shows the same packages again and is left alone. */
    private static final Pattern ZONE = Pattern.compile("(intel|amd)-rapl:\\d+(:\\d+)?");

    private final Path root;
    private final SmallFiles files;

    ZoneTree(Path root, SmallFiles files) {
        this.root = root;
        this.files = files;
    }

    /**
     * The packages, and their memory when wanted; not core and uncore, which are inside the package, and not psys,
     * whose meaning differs from board to board and which would count the packages twice.
     */
    List<Zone> packages(boolean withMemory) throws SourceRefused {
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
        return readable(counted);
    }

    /** The zone of the whole platform alone; of several, which no known machine has, the first. */
    List<Zone> platform() throws SourceRefused {
        List<Zone> found = all().stream().filter(Zone::isPlatform).limit(1).toList();
        if (found.isEmpty()) {
            throw new SourceRefused(root + " has no zone psys; leave the option psys away to add up the packages.");
        }
        return readable(found);
    }

    boolean hasPlatformZone() throws SourceRefused {
        return Files.isDirectory(root) && all().stream().anyMatch(Zone::isPlatform);
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
                throw new SourceRefused(directory + " cannot be read (" + unreadable.getMessage()
                        + "); a container hides it: run the meter on the host.");
            }
        }
        return zones;
    }

    private List<Zone> readable(List<Zone> zones) throws SourceRefused {
        for (Zone zone : zones) {
            checkReadable(zone);
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
