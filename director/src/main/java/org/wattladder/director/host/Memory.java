package org.wattladder.director.host;

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
        long total = Counters.kibibytes(meminfo, "MemTotal").orElse(jvmBytes);
        long available = Counters.kibibytes(meminfo, "MemAvailable").orElse(total);
        return new Memory(total, Math.min(available, limits.memoryFreeBytes().orElse(available)));
    }
}
