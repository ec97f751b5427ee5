package org.wattladder.reporter.notation;

import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.RunMode;

/** What parts of hosts and modes are called in every report. */
public final class Names {
    private Names() {}

    /** The word for a part of a host, for example {@code core}. */
    public static String of(ClientLayout.Unit unit) {
        return switch (unit) {
            case HOST -> "host";
            case SOCKET -> "socket";
            case NUMA -> "memory node";
            case DEVICE -> "storage device";
            case CORE -> "core";
            case THREAD -> "hardware thread";
        };
    }

    /** The word for a mode, for example {@code quick}. */
    public static String of(RunMode mode) {
        return switch (mode) {
            case FULL -> "full";
            case QUICK -> "quick";
            case SELECTED -> "selected";
        };
    }
}
