package org.wattladder.model.interval;

import java.util.Objects;

/**
 * What one guest of a tile does in an interval.
 *
 * @param guest name in the suite
 * @param pace how its load is held
 * @param transactionsPerSecond of the guest in each tile; 0 unless a rate is held
 */
public record GuestLoad(String guest, Pace pace, double transactionsPerSecond) {

    /** How a guest is loaded. */
    public enum Pace {
        /** As fast as it can. */
        FULL,
        /** At a rate. */
        RATE,
        /** Not at all. */
        STILL
    }

    public GuestLoad {
        Objects.requireNonNull(guest, "guest");
        if ((pace == Pace.RATE) != (transactionsPerSecond > 0)) {
            throw new IllegalArgumentException("guest " + guest + " has a rate above 0 when it is paced, else 0");
        }
    }

    /** As fast as it can. */
    public static GuestLoad full(String guest) {
        return new GuestLoad(guest, Pace.FULL, 0);
    }

    /** At so many transactions per second. */
    public static GuestLoad rate(String guest, double transactionsPerSecond) {
        return new GuestLoad(guest, Pace.RATE, transactionsPerSecond);
    }

    /** Not at all. */
    public static GuestLoad still(String guest) {
        return new GuestLoad(guest, Pace.STILL, 0);
    }

    boolean works() {
        return pace != Pace.STILL;
    }

    Load load() {
        return switch (pace) {
            case FULL -> new Load.Unpaced();
            case RATE -> new Load.Rate(transactionsPerSecond);
            case STILL -> new Load.None();
        };
    }
}
