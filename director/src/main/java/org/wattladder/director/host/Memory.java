package org.wattladder.director.host;

import java.util.OptionalLong;

/**
 * Memory of the machine, as the Director may use it.
 *
 * @param installedBytes of the machine; never taken from memory nodes, which
 *     some virtual machines fill lazily
 * @param availableBytes what new processes could use now
 */
public record Memory(long installedBytes, long availableBytes) {
    /**
     * Reads both now.
     *
     * @param files the kernel's
     * @param jvmBytes memory as the JVM sees it, for a machine that tells nothing
     */
    public static Memory read(SystemFiles files, long jvmBytes) {
        return of(files.text("proc/meminfo").orElse(""), CgroupLimits.read(files), jvmBytes);
    }

    static Memory of(String meminfo, CgroupLimits limits, long jvmBytes) {
        long total = kibibytes(meminfo, "MemTotal").orElse(jvmBytes);
        long available = kibibytes(meminfo, "MemAvailable").orElse(total);
        return new Memory(total, Math.min(available, limits.memoryFreeBytes().orElse(available)));
    }

    private static OptionalLong kibibytes(String meminfo, String name) {
        return meminfo.lines()
                .filter(line -> line.matches(name + ":\\s+\\d{1,15} kB"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
                .findFirst();
    }
}
