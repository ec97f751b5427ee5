package org.wattladder.model.time;

import java.time.Instant;

/** Reads the operating system's clocks; the only class outside the client's timed loop that does. */
final class SystemTimeSource implements TimeSource {
    @Override
    public Instant now() {
        return Instant.now();
    }

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }
}
