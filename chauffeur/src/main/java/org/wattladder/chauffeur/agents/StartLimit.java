package org.wattladder.chauffeur.agents;

import java.lang.management.ManagementFactory;
import java.time.Duration;

/**
 * How long a process of this machine may take to start and answer. This process is the yardstick: where it took long to
 * come so far, as under emulation, others are waited for longer.
 */
public final class StartLimit {
    private static final int TIMES_OWN_START = 10;

    private StartLimit() {}

    /** The standard limit, or ten times the life of this process so far, whichever is longer. */
    public static Duration atLeast(Duration standard) {
        return of(
                standard, Duration.ofMillis(ManagementFactory.getRuntimeMXBean().getUptime()));
    }

    static Duration of(Duration standard, Duration ownStart) {
        Duration scaled = ownStart.multipliedBy(TIMES_OWN_START);
        return scaled.compareTo(standard) > 0 ? scaled : standard;
    }
}
