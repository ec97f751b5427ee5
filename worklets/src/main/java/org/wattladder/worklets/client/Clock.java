package org.wattladder.worklets.client;

/** The monotonic clock that a user works by; tests set it by hand. */
interface Clock {

    /** Nanoseconds on the same scale as {@code RunLine.startNanos}. */
    long nanos();

    /** Returns at the given value of {@link #nanos()} or a little later, never earlier. */
    void waitUntil(long nanos);
}
