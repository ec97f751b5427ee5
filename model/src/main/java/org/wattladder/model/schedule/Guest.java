package org.wattladder.model.schedule;

import java.util.Objects;

/**
 * One guest of a tile: what it is asked for, and what that counts.
 *
 * @param name in the suite
 * @param weight of its relative result in the score; 0 counts for nothing
 * @param want what it is asked for
 * @param amount percent of what it does alone, or transactions per second; 0 when it is asked for all
 * @param reference transactions per second that count as 1; 0 for what it does alone at the begin of the run
 */
public record Guest(String name, double weight, Want want, double amount, double reference) {

    /** What a guest is asked for. */
    public enum Want {
        /** As much as it can. */
        ALL,
        /** A share of what it does alone. */
        SHARE,
        /** A rate. */
        RATE
    }

    private static final double HUNDRED = 100;

    public Guest {
        Objects.requireNonNull(name, "name");
        if (!(weight >= 0)
                || !(reference >= 0)
                || (want == Want.ALL) != (amount == 0)
                || !(amount >= 0)
                || (want == Want.SHARE && amount > HUNDRED)) {
            throw new IllegalArgumentException("guest " + name + " has no such load, weight or reference");
        }
    }

    /** Whether it has to be measured alone before it can be loaded or scored. */
    boolean measuredAlone() {
        return want == Want.SHARE || (want == Want.ALL && reference == 0);
    }

    /** Transactions per second that it is asked for, when it does so many alone; infinite for as many as it can. */
    double asked(double alone) {
        return switch (want) {
            case ALL -> Double.POSITIVE_INFINITY;
            case SHARE -> alone * amount / HUNDRED;
            case RATE -> amount;
        };
    }

    /** Transactions per second that count as 1, when it does so many alone. */
    double reference(double alone) {
        if (reference > 0) {
            return reference;
        }
        return want == Want.ALL ? alone : asked(alone);
    }
}
