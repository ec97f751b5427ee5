package org.wattladder.reporter.notation;

import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.IntervalKind;
import org.wattladder.model.plan.IntervalPlan;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;

/** What intervals and modes are called in every report. */
public final class Names {
    private Names() {}

    /** The word for what an interval is for, for example {@code warm-up}. */
    public static String of(IntervalKind kind) {
        return switch (kind) {
            case WARM_UP -> "warm-up";
            case CALIBRATION -> "calibration";
            case LEVEL -> "level";
            case ITERATIONS -> "iterations";
            case DEPTH -> "depth";
            case IDLE -> "idle";
        };
    }

    /**
     * The name of an interval within its worklet, for example {@code level 67 %} or {@code calibration 2}.
     *
     * @param place of the interval among those of its kind, from 1
     */
    public static Message of(IntervalPlan interval, int place) {
        return switch (interval.kind()) {
            case WARM_UP -> Message.of("interval.warm-up");
            case CALIBRATION -> Message.of("interval.calibration-number", place);
            case LEVEL -> Message.of("interval.level", Figure.shortest(interval.loadPercent()));
            case DEPTH -> Message.of("interval.depth", interval.depth().orElseThrow());
            case ITERATIONS -> Message.of("interval.iterations", Figure.shortest(interval.loadPercent()));
            case IDLE -> Message.of("interval.active-idle");
        };
    }

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
