package org.wattladder.meter.source.rapl;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * One energy counter.
 *
 * @param directory its folder in the tree
 * @param name for example {@code package-0} or {@code dram}
 * @param rangeMicrojoules where the counter wraps to zero; empty when the tree does not say
 */
record Zone(Path directory, String name, OptionalLong rangeMicrojoules) {

    boolean isPackage() {
        return name.startsWith("package");
    }

    boolean isPlatform() {
        return name.equals("psys");
    }

    boolean isMemory() {
        return name.equals("dram");
    }

    Path counterFile() {
        return directory.resolve("energy_uj");
    }

    /** The counter now, in microjoules. */
    long microjoules(CounterFiles files) throws IOException {
        return number(counterFile(), files.read(counterFile()));
    }

    static Zone read(Path directory, CounterFiles files) throws IOException {
        String name = files.read(directory.resolve("name"));
        OptionalLong range;
        try {
            Path rangeFile = directory.resolve("max_energy_range_uj");
            long microjoules = number(rangeFile, files.read(rangeFile));
            range = microjoules > 0 ? OptionalLong.of(microjoules) : OptionalLong.empty();
        } catch (IOException unreadable) {
            range = OptionalLong.empty();
        }
        return new Zone(directory, name, range);
    }

    private static long number(Path file, String text) throws IOException {
        if (!text.matches("\\d{1,20}")) {
            throw new IOException(file + " holds '" + text + "', not a number");
        }
        BigDecimal number = new BigDecimal(text);
        if (number.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0) {
            throw new IOException(file + " holds " + text + ", more than a counter can have");
        }
        return number.longValueExact();
    }
}
