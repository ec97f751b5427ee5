package org.wattladder.chauffeur.doctor;

import java.util.Arrays;
import java.util.Optional;

/**
 * CPU time since start-up, in ticks of the kernel, summed over CPUs.
 *
 * @param total all time, idle included
 * @param idle time without work, waiting for disks included
 * @param own time that this process used
 */
record CpuTicks(long total, long idle, long own) {
    private static final int IDLE = 3;
    private static final int WAITING = 4;
    private static final int COUNTED = 8;
    private static final int USER_FIELD = 11;
    private static final int SYSTEM_FIELD = 12;

    static Optional<CpuTicks> read(MachineFiles files) {
        Optional<String> machine = files.text("proc/stat");
        Optional<String> own = files.text("proc/self/stat");
        return machine.flatMap(stat -> own.flatMap(self -> parse(stat, self)));
    }

    /** Reads the first line of {@code /proc/stat} and the line of {@code /proc/self/stat}. */
    static Optional<CpuTicks> parse(String machine, String own) {
        String[] words = machine.lines().findFirst().orElse("").strip().split(" +", -1);
        // The program's name may hold spaces and brackets; the fields are counted from behind it.
        String[] fields = own.substring(own.lastIndexOf(')') + 1).strip().split(" ", -1);
        if (words.length <= COUNTED || !words[0].equals("cpu") || fields.length <= SYSTEM_FIELD) {
            return Optional.empty();
        }
        try {
            // Time of guests stands in user time already, so only eight columns count.
            long[] ticks = Arrays.stream(words, 1, COUNTED + 1)
                    .mapToLong(Long::parseLong)
                    .toArray();
            long used = Long.parseLong(fields[USER_FIELD]) + Long.parseLong(fields[SYSTEM_FIELD]);
            return Optional.of(new CpuTicks(Arrays.stream(ticks).sum(), ticks[IDLE] + ticks[WAITING], used));
        } catch (NumberFormatException notTicks) {
            return Optional.empty();
        }
    }

    /** Share of all CPU time since an earlier reading that others used, in percent; empty when no tick has passed. */
    Optional<Double> foreignPercentSince(CpuTicks earlier) {
        long passed = total - earlier.total;
        if (passed <= 0) {
            return Optional.empty();
        }
        long foreign = passed - (idle - earlier.idle) - (own - earlier.own);
        return Optional.of(Math.max(0, 100.0 * foreign / passed));
    }
}
