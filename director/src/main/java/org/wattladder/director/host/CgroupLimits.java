package org.wattladder.director.host;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * What control groups, of version 1 or 2, leave to the Director and its children.
 *
 * @param cpuQuota CPUs, the least of all levels; empty without a quota
 * @param memoryFreeBytes what the tightest level still has, file cache that can be dropped included; empty without a
 *     limit
 */
record CgroupLimits(OptionalDouble cpuQuota, OptionalLong memoryFreeBytes) {
    /** Limits this large are how version 1 says that there is none. */
    private static final long NO_LIMIT_BYTES = 1L << 60;

    /** Reads the limits now. */
    static CgroupLimits read(SystemFiles files) {
        OptionalDouble quota = each(files, "cpu", (mount, directory) -> quota(files, mount, directory)).stream()
                .mapToDouble(Double::doubleValue)
                .min();
        OptionalLong free = each(files, "memory", (mount, directory) -> free(files, mount, directory)).stream()
                .mapToLong(Long::longValue)
                .min();
        return new CgroupLimits(quota, free);
    }

    private interface Reading<T> {
        Optional<T> at(CgroupMount mount, String directory);
    }

    private static <T> List<T> each(SystemFiles files, String resource, Reading<T> reading) {
        String mounts = files.text("proc/self/mountinfo").orElse("");
        String memberships = files.text("proc/self/cgroup").orElse("");
        return CgroupMount.find(mounts, memberships, resource).stream()
                .flatMap(mount ->
                        mount.directories().stream().flatMap(directory -> reading.at(mount, directory).stream()))
                .toList();
    }

    private static Optional<Double> quota(SystemFiles files, CgroupMount mount, String directory) {
        if (mount.second()) {
            return files.text(directory + "/cpu.max")
                    .map(text -> text.split("\\s+", -1))
                    .filter(words -> words.length == 2)
                    .flatMap(words -> ratio(words[0], words[1]));
        }
        return files.text(directory + "/cpu.cfs_quota_us")
                .flatMap(quota -> files.text(directory + "/cpu.cfs_period_us").flatMap(period -> ratio(quota, period)));
    }

    private static Optional<Double> ratio(String quotaMicros, String periodMicros) {
        return Counters.number(quotaMicros)
                .flatMap(quota -> Counters.number(periodMicros)
                        .filter(period -> quota > 0 && period > 0)
                        .map(period -> (double) quota / period));
    }

    private static Optional<Long> limit(SystemFiles files, CgroupMount mount, String directory) {
        return files.text(directory + (mount.second() ? "/memory.max" : "/memory.limit_in_bytes"))
                .flatMap(Counters::number)
                .filter(bytes -> bytes < NO_LIMIT_BYTES);
    }

    private static Optional<Long> free(SystemFiles files, CgroupMount mount, String directory) {
        String used = directory + (mount.second() ? "/memory.current" : "/memory.usage_in_bytes");
        Function<Long, Long> less = limit -> {
            long usedBytes = files.text(used).flatMap(Counters::number).orElse(0L);
            return Math.max(0, limit - Math.max(0, usedBytes - droppable(files, mount, directory)));
        };
        return limit(files, mount, directory).map(less);
    }

    private static long droppable(SystemFiles files, CgroupMount mount, String directory) {
        String name = mount.second() ? "inactive_file" : "total_inactive_file";
        return files.text(directory + "/memory.stat")
                .flatMap(text -> Counters.find(text, name))
                .orElse(0L);
    }
}
