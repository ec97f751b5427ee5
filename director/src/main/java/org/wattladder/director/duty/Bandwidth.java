package org.wattladder.director.duty;

import java.io.IOException;
import java.util.List;

/** The kernel gives the group so much CPU time in each period, all CPUs together. */
final class Bandwidth implements Hold {
    private static final double MICROS_PER_NANO = 1e-3;

    private final ControlGroup group;
    private final boolean second;
    private final long periodMicros;
    private boolean released;

    /** Of version 2 or 1. */
    Bandwidth(ControlGroup group, boolean second, long periodNanos) {
        this.group = group;
        this.second = second;
        this.periodMicros = Math.round(periodNanos * MICROS_PER_NANO);
    }

    @Override
    public void begin(long first, double share, double processors) throws IOException {
        group.make();
        long quota = Math.round(periodMicros * share * processors);
        if (second) {
            group.write("cpu.max", quota + " " + periodMicros);
        } else {
            group.write("cpu.cfs_period_us", Long.toString(periodMicros));
            group.write("cpu.cfs_quota_us", Long.toString(quota));
        }
        group.add(first);
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
