package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.util.Objects;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterLink;

/**
 * What a session stands on.
 *
 * @param opener makes a way to the daemon
 * @param time clock of the Chauffeur
 * @param pauses waits
 * @param reconnectLimit how long a lost daemon may take to answer again
 */
record SessionContext(Opener opener, TimeSource time, Pauses pauses, Duration reconnectLimit) {
    static final Duration RECONNECT_LIMIT = Duration.ofSeconds(30);

    SessionContext {
        Objects.requireNonNull(opener, "opener");
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(pauses, "pauses");
        Objects.requireNonNull(reconnectLimit, "reconnectLimit");
    }

    /** Makes a way to a daemon. */
    interface Opener {
        /** Connects, trying again while refused. */
        MeterLink open(Duration limit) throws MeterFault;
    }
}
