package org.wattladder.ptdaemon.session;

import java.time.Duration;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterGone;
import org.wattladder.ptdaemon.link.MeterSilent;

/** Finds a lost daemon again. */
final class Reconnection {
    private static final int ATTEMPTS = 60;
    private static final Duration PAUSE = Duration.ofMillis(500);

    private final SessionContext footing;
    private final DaemonGreeting former;

    Reconnection(SessionContext footing, DaemonGreeting former) {
        this.footing = footing;
        this.former = former;
    }

    /**
     * Connects again; a daemon that serves one client at a time may still hold the lost one and keep silent at first.
     *
     * @throws MeterFault when it does not answer within the limit, or is another device now
     */
    DaemonConnection within(Duration limit) throws MeterFault {
        long giveUpAt = footing.time().nanoTime() + limit.toNanos();
        for (int attempt = 1; ; attempt++) {
            Duration left =
                    Duration.ofNanos(Math.max(0, giveUpAt - footing.time().nanoTime()));
            try {
                return sameDevice(DaemonConnection.over(footing.opener().open(left), footing.time()));
            } catch (MeterGone | MeterSilent again) {
                if (attempt == ATTEMPTS || giveUpAt - footing.time().nanoTime() <= 0) {
                    throw again;
                }
                footing.pauses().pause(PAUSE);
            }
        }
    }

    private DaemonConnection sameDevice(DaemonConnection way) throws MeterFault {
        if (way.handshake().identity().isSameDevice(former.identity())) {
            return way;
        }
        way.link().close();
        throw new MeterFault(way.link().peer() + " came back as '"
                + way.handshake().identityLine() + "', but was '" + former.identityLine()
                + "'; another device cannot go on with its measurements.");
    }
}
