package org.wattladder.chauffeur.agents;

import java.lang.management.ManagementFactory;
import java.time.Duration;

/**
 * How long a process of this machine may take to start and answer. This process is the yardstick: where it took long to
 * come so far, as under emulation, others are waited for longer.
 */
public final class StartLimit {
    private static final int TIMES_OWN_START = 10;

    /** A process may also have waited for something else so far. */
    private static final int MOST_TIMES_STANDARD = 15;

    private StartLimit() {}

    /** The standard limit, or ten times the life of this process so far, whichever is longer; at most 15 times the standard. */
    public static Duration atLeast(Duration standard) {
        return of(
                standard, Duration.ofMillis(ManagementFactory.getRuntimeMXBean().getUptime()));
    }

    static Duration of(Duration standard, Duration ownStart) {
        long most = MOST_TIMES_STANDARD * standard.toMillis();
        long scaled = TIMES_OWN_START * ownStart.toMillis();
        return Duration.ofMillis(Math.min(most, Math.max(standard.toMillis(), scaled)));
    }
}
