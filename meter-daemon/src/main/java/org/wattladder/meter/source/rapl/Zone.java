package org.wattladder.meter.source.rapl;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.wattladder.meter.source.sysfs.Figure;
import org.wattladder.meter.source.sysfs.SmallFiles;

/**
 * One energy counter.
 *
 * @param counterFile that holds microjoules
 * @param name for example {@code package-0} or {@code dram}
 * @param rangeMicrojoules where the counter wraps to zero; empty when the tree does not say
 */
record Zone(Path counterFile, String name, OptionalLong rangeMicrojoules) {

    boolean isPackage() {
        return name.startsWith("package");
    }

    boolean isPlatform() {
        return name.equals("psys");
    }

    boolean isMemory() {
        return name.equals("dram");
    }

    /** The counter now, in microjoules. */
    long microjoules(SmallFiles files) throws IOException {
        return files.number(counterFile);
    }

    Figure figure() {
        return new Figure(counterFile, true, rangeMicrojoules, Optional.empty());
    }

    static Zone read(Path directory, SmallFiles files) throws IOException {
        String name = files.read(directory.resolve("name"));
        OptionalLong range;
        try {
            Path rangeFile = directory.resolve("max_energy_range_uj");
            long microjoules = files.number(rangeFile);
            range = microjoules > 0 ? OptionalLong.of(microjoules) : OptionalLong.empty();
        } catch (IOException unreadable) {
            range = OptionalLong.empty();
        }
        return new Zone(directory.resolve("energy_uj"), name, range);
    }
}
