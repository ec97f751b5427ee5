package org.wattladder.meter.source.estimate;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What the processors of the machine did since boot, in clock ticks.
 *
 * @param busyTicks user, nice, system, interrupts; what guests of this machine ran is part of user and nice
 * @param idleTicks idle and waiting for input or output
 * @param stealTicks runnable, but the hypervisor ran something else
 * @param logicalCpus processors on line
 */
record CpuTimes(long busyTicks, long idleTicks, long stealTicks, int logicalCpus) {

    /**
     * Reads the text of {@code /proc/stat}.
     *
     * @return empty when its first line is not the sum over all processors
     */
    static Optional<CpuTimes> parse(String procStat) {
        String[] lines = procStat.split("\n", -1);
        String[] words = lines[0].strip().split("\\s+", -1);
        if (!words[0].equals("cpu") || words.length < 5) {
            return Optional.empty();
        }
        long[] ticks = new long[8];
        for (int index = 0; index < Math.min(ticks.length, words.length - 1); index++) {
            if (!words[index + 1].matches("\\d{1,18}")) {
                return Optional.empty();
            }
            ticks[index] = Long.parseLong(words[index + 1]);
        }
        int logicalCpus = 0;
        for (String line : lines) {
            if (line.matches("cpu\\d+ .*")) {
                logicalCpus++;
            }
        }
        long busy = ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6];
        return Optional.of(new CpuTimes(busy, ticks[3] + ticks[4], ticks[7], Math.max(1, logicalCpus)));
    }

    /**
     * Share of all processor time since an earlier look that this machine executed, 0 to 1; stolen time counts as time
     * but not as execution, as the load of another guest is not ours.
     *
     * @return empty when no tick passed or a counter went back
     */
    OptionalDouble utilisationSince(CpuTimes earlier) {
        long busy = busyTicks - earlier.busyTicks;
        long steal = stealTicks - earlier.stealTicks;
        // the kernel may take a little idle time back when it moves it to waiting
        long idle = Math.max(0, idleTicks - earlier.idleTicks);
        long total = busy + idle + steal;
        if (busy < 0 || steal < 0 || total <= 0) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of((double) busy / total);
    }
}
