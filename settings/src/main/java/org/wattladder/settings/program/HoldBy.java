package org.wattladder.settings.program;

/** By what a program is held at a share of CPU time. */
public enum HoldBy {
    /** The first of those below that works on the host. */
    AUTO,
    /** Bandwidth of control groups of version 2: {@code cpu.max}. */
    CPU_MAX,
    /** Bandwidth of control groups of version 1: {@code cpu.cfs_quota_us}. */
    CPU_QUOTA,
    /** Control groups that are frozen and thawed. */
    FREEZER,
    /** The signals SIGSTOP and SIGCONT. */
    STOP_SIGNALS
}
