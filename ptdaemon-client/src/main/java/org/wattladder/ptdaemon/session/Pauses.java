package org.wattladder.ptdaemon.session;

import java.time.Duration;

/** Waits on the thread of the session. */
interface Pauses {

    /** Waits for this length, or until the thread is interrupted. */
    void pause(Duration length);

    /** Really waits. */
    static Pauses real() {
        return length -> {
            try {
                Thread.sleep(Math.max(0, length.toMillis()));
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        };
    }
}
