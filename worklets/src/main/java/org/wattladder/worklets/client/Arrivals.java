package org.wattladder.worklets.client;

/**
 * When the transactions of one user start in one interval, read forwards once on the thread of that user.
 *
 * <p>Arrivals come in groups that share one scheduled start; nearly always a group is a single transaction.
 */
interface Arrivals {

    /** Says whether there is a schedule at all; without one transactions follow one another till the end. */
    boolean paced();

    /** Moves to the next group; false when there is none left. */
    boolean next();

    /** Scheduled start of this group, in nanoseconds after the start of the interval; never before the last one. */
    long dueNanos();

    /** Transactions in this group, at least 1. */
    long size();

    /** Says whether this group is scheduled in the recording part. */
    boolean recorded();
}
