package org.wattladder.worklets.client;

/** A clock that moves when a transaction works or a user waits, and never else. */
final class ManualClock implements Clock {
    private long nanos;

    void work(long lasting) {
        nanos += lasting;
    }

    @Override
    public long nanos() {
        return nanos;
    }

    @Override
    public void waitUntil(long until) {
        nanos = Math.max(nanos, until);
    }
}
