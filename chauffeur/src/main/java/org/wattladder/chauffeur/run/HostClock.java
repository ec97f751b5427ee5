package org.wattladder.chauffeur.run;

/**
 * What one comparison tells of a Director's monotonic clock.
 *
 * @param aheadNanos what to add to the Chauffeur's monotonic clock
 * @param wayNanos how long question and answer took together
 */
record HostClock(long aheadNanos, long wayNanos) {

    /** Assumes that question and answer took equally long; wrong by half the round-trip time at most. */
    static HostClock of(long askedNanos, long toldNanos, long answeredNanos) {
        long wayNanos = answeredNanos - askedNanos;
        return new HostClock(toldNanos - askedNanos - wayNanos / 2, wayNanos);
    }

    /** The comparison that can be less wrong. */
    HostClock better(HostClock other) {
        return other.wayNanos < wayNanos ? other : this;
    }

    /** A moment of the Chauffeur's clock on the Director's. */
    long there(long hereNanos) {
        return hereNanos + aheadNanos;
    }

    /** A moment of the Director's clock on the Chauffeur's. */
    long here(long thereNanos) {
        return thereNanos - aheadNanos;
    }

    /** How wrong the comparison may be. */
    long uncertaintyNanos() {
        return (wayNanos + 1) / 2;
    }
}
