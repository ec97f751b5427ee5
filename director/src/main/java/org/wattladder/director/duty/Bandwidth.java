package org.wattladder.director.duty;

import java.io.IOException;
import java.util.List;

/** The kernel gives the group so much CPU time in each period, all CPUs together. */
final class Bandwidth implements Hold {
    private static final long NANOS_PER_MICRO = 1000;

    /** Linux refuses budgets that are smaller, and periods that are longer. */
    private static final long LEAST_BUDGET_MICROS = 1000;

    private static final long LONGEST_PERIOD_MICROS = 1_000_000;

    private final ControlGroup group;
    private final boolean second;
    private long periodMicros;
    private boolean released;

    /** Of version 2 or 1. */
    Bandwidth(ControlGroup group, boolean second, long periodNanos) {
        this.group = group;
        this.second = second;
        this.periodMicros = periodNanos / NANOS_PER_MICRO;
    }

    @Override
    public void begin(long first, double share, double processors) throws IOException {
        double granted = share * processors;
        periodMicros = Math.max(periodMicros, (long) Math.ceil(LEAST_BUDGET_MICROS / granted));
        if (periodMicros > LONGEST_PERIOD_MICROS) {
            throw new IOException(
                    "so small a share of a CPU cannot be granted: the least is 1 ms in a second; ask for a"
                            + " larger share, or hold the program by freezer or stop-signals");
        }
        group.make();
        long quota = Math.max(LEAST_BUDGET_MICROS, Math.round(periodMicros * granted));
        if (second) {
            group.write("cpu.max", quota + " " + periodMicros);
        } else {
            group.write("cpu.cfs_period_us", Long.toString(periodMicros));
            group.write("cpu.cfs_quota_us", Long.toString(quota));
        }
        group.add(first);
    }

    /** A small share gets a longer period than was asked for, known once it has begun. */
    @Override
    public long periodNanos() {
        return periodMicros * NANOS_PER_MICRO;
    }

    @Override
    public void include(List<Long> processes) throws IOException {
        for (long process : processes) {
            group.add(process);
        }
    }

    @Override
    public void release() {
        if (!released) {
            released = true;
            group.remove();
        }
    }
}
