package org.wattladder.worklets.client;

/** Divides an exact count among users. */
final class Share {
    private Share() {}

    /** The part of user number {@code user} (from 1); parts differ by 1 at most and add up to the count. */
    static long of(long count, int users, int user) {
        return count / users + (user <= count % users ? 1 : 0);
    }
}
