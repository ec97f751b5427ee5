package org.wattladder.model.time;

import java.time.Instant;

/** The clock of a process, injected so that tests can set it; safe for use by any thread. */
public interface TimeSource {

    /** Wall-clock time, for stamps that people or other machines read. */
    Instant now();

    /** Monotonic nanoseconds, for lengths of time; only differences mean anything. */
    long nanoTime();

    /** The clock of the operating system. */
    static TimeSource system() {
        return new SystemTimeSource();
    }
}
