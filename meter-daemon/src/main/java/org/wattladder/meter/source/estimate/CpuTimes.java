package org.wattladder.meter.source.estimate;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.StringTokenizer;

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
        int end = procStat.indexOf('\n');
        StringTokenizer words = new StringTokenizer(end < 0 ? procStat : procStat.substring(0, end));
        if (words.countTokens() < 5 || !words.nextToken().equals("cpu")) {
            return Optional.empty();
        }
        long[] ticks = new long[8];
        for (int index = 0; index < ticks.length && words.hasMoreTokens(); index++) {
            OptionalLong count = count(words.nextToken());
            if (count.isEmpty()) {
                return Optional.empty();
            }
            ticks[index] = count.getAsLong();
        }
        // the lines of single processors follow immediately; those after them are long and of no use
        int logicalCpus = 0;
        while (end >= 0 && procStat.startsWith("cpu", end + 1)) {
            logicalCpus++;
            end = procStat.indexOf('\n', end + 1);
        }
        long busy = ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6];
        return Optional.of(new CpuTimes(busy, ticks[3] + ticks[4], ticks[7], Math.max(1, logicalCpus)));
    }

    private static OptionalLong count(String word) {
        if (word.length() > 18 || !word.chars().allMatch(letter -> letter >= '0' && letter <= '9')) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(Long.parseLong(word));
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
