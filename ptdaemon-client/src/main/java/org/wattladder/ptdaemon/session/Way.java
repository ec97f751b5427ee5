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
record Way(MeterLink link, Control control, SampleReader reader, Handshake handshake) {

    /** Asks who is there; the link is closed again if the answer is a fault. */
    static Way over(MeterLink link, TimeSource time) throws MeterFault {
        boolean open = false;
        try {
            Handshake handshake = Handshake.with(link, time);
            boolean power = handshake.identity().mode() == Identity.Mode.POWER;
            Way way = new Way(link, new Control(link), new SampleReader(link, power), handshake);
            open = true;
            return way;
        } finally {
            if (!open) {
                link.close();
            }
        }
    }
}
