package org.wattladder.ptdaemon.session;

import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterLink;

/**
 * An open link to a daemon that has said who it is.
 *
 * @param link lines
 * @param control commands
 * @param reader samples
 * @param handshake what the daemon said of itself
 */
record DaemonConnection(MeterLink link, DaemonCommands control, SampleReader reader, DaemonGreeting handshake) {

    /** Asks who is there; the link is closed again if the answer is a fault. */
    static DaemonConnection over(MeterLink link, TimeSource time) throws MeterFault {
        boolean open = false;
        try {
            DaemonGreeting handshake = DaemonGreeting.with(link);
            boolean power = handshake.identity().mode() == Identity.Mode.POWER;
            DaemonConnection connection = new DaemonConnection(
                    link, new DaemonCommands(link), new SampleReader(link, time, power), handshake);
            open = true;
            return connection;
        } finally {
            if (!open) {
                link.close();
            }
        }
    }
}
