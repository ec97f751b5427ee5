package org.wattladder.reporter.chart;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.reporter.notation.Times;

/**
 * A scale of time.
 *
 * @param fromMillis at its beginning, in milliseconds since 1970
 * @param toMillis at its end, later than that
 * @param zeroMillis the moment that its labels count from
 */
public record TimeScale(long fromMillis, long toMillis, long zeroMillis) {
    private static final int MOST_TICKS = 10;
    private static final long SECOND_MILLIS = 1000;
    private static final long[] STEPS_MILLIS = {
        100,
        200,
        500,
        1000,
        2000,
        5000,
        10_000,
        20_000,
        30_000,
        60_000,
        120_000,
        300_000,
        600_000,
        1_200_000,
        1_800_000,
        3_600_000,
        7_200_000,
        14_400_000,
        21_600_000,
        43_200_000,
        86_400_000
    };

    public TimeScale {
        if (toMillis <= fromMillis) {
            throw new IllegalArgumentException("a scale of time ends after it began");
        }
    }

    /** A labelled moment. */
    record Tick(long epochMillis, String label) {}

    /** Its length. */
    public long millis() {
        return toMillis - fromMillis;
    }

    /** From 0 at its beginning to 1 at its end; beyond them less than 0 and more than 1. */
    double share(long epochMillis) {
        return (double) (epochMillis - fromMillis) / (double) millis();
    }

    boolean touches(long from, long to) {
        return to > fromMillis && from < toMillis;
    }

    /** Round moments from its zero. */
    List<Tick> ticks() {
        long step = stepMillis();
        List<Tick> ticks = new ArrayList<>();
        long first = -Math.floorDiv(zeroMillis - fromMillis, step) * step;
        for (long since = first; since + zeroMillis <= toMillis; since += step) {
            ticks.add(new Tick(since + zeroMillis, label(since, step)));
        }
        return ticks;
    }

    private long stepMillis() {
        for (long step : STEPS_MILLIS) {
            if (millis() / step <= MOST_TICKS) {
                return step;
            }
        }
        long days = STEPS_MILLIS[STEPS_MILLIS.length - 1];
        return days * Math.max(1, millis() / days / MOST_TICKS);
    }

    /** Minutes and seconds, from an hour on with hours; with a decimal only where ticks are closer than a second. */
    private static String label(long since, long step) {
        String tenth = step < SECOND_MILLIS ? "." + Math.abs(since) % SECOND_MILLIS / 100 : "";
        return (since < 0 ? "-" : "") + Times.clock(Duration.ofMillis(Math.abs(since))) + tenth;
    }
}
