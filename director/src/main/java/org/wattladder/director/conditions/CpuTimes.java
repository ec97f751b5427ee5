package org.wattladder.director.conditions;

import java.util.List;
import java.util.Optional;

/**
 * CPU time of the whole machine since it started.
 *
 * @param workMillis of processes and the kernel, interrupts not counted
 * @param stolenMillis that a hypervisor says it took
 * @param onlineCpus how many CPUs it is about
 */
record CpuTimes(long workMillis, long stolenMillis, int onlineCpus) {
    /** Linux counts in hundredths of a second wherever a JVM runs. */
    static final long TICK_MILLIS = 10;

    private static final int USER = 1;
    private static final int NICE = 2;
    private static final int SYSTEM = 3;
    private static final int STEAL = 8;

    /** Reads {@code /proc/stat}; time of guests stands in user time already. */
    static Optional<CpuTimes> parse(String text) {
        List<String[]> lines = text.lines()
                .filter(line -> line.startsWith("cpu"))
                .map(line -> line.split("\\s+", -1))
                .toList();
        if (lines.isEmpty() || lines.get(0).length <= STEAL || !lines.get(0)[0].equals("cpu")) {
            return Optional.empty();
        }
        try {
            String[] all = lines.get(0);
            long work = Long.parseLong(all[USER]) + Long.parseLong(all[NICE]) + Long.parseLong(all[SYSTEM]);
            return Optional.of(new CpuTimes(
                    work * TICK_MILLIS, Long.parseLong(all[STEAL]) * TICK_MILLIS, Math.max(1, lines.size() - 1)));
        } catch (NumberFormatException notTicks) {
            return Optional.empty();
        }
    }

    /** CPU time of one process in a text of {@code /proc/PID/stat}; empty when it tells none. */
    static Optional<Long> processMillis(String text) {
        return sum(text, 2);
    }

    /** The same with that of its children that have ended, for a server that forks. */
    static Optional<Long> familyMillis(String text) {
        return sum(text, 4);
    }

    private static Optional<Long> sum(String text, int counters) {
        // The program's name may hold spaces and brackets; the fields are counted from behind it.
        String[] fields = text.substring(text.lastIndexOf(')') + 1).strip().split(" ", -1);
        try {
            if (fields.length <= 14) {
                return Optional.empty();
            }
            long ticks = 0;
            for (int counter = 0; counter < counters; counter++) {
                ticks += Long.parseLong(fields[11 + counter]);
            }
            return Optional.of(ticks * TICK_MILLIS);
        } catch (NumberFormatException notTicks) {
            return Optional.empty();
        }
    }
}
