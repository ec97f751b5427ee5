package org.wattladder.worklets.client;

import java.util.concurrent.locks.LockSupport;

/**
 * The clock of the operating system; waiting parks the thread and never spins, which would burn the very power that a
 * low load level is meant to save. A park ends some 50 to 100 microseconds late on Linux.
 */
final class SystemClock implements Clock {
    @Override
    public long nanos() {
        return System.nanoTime();
    }

    @Override
    public void waitUntil(long nanos) {
        for (long left = nanos - nanos(); left > 0; left = nanos - nanos()) {
            LockSupport.parkNanos(this, left);
            // A worklet may have interrupted its own thread; with the flag set no park would hold.
            Thread.interrupted();
        }
    }
}
