package org.wattladder.ptdaemon.session;

import java.time.Duration;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterGone;
import org.wattladder.ptdaemon.link.MeterSilent;

/** Finds a lost daemon again. */
final class Reconnection {
    private static final int ATTEMPTS = 60;
    private static final Duration PAUSE = Duration.ofMillis(500);

    private final SessionContext context;
    private final DaemonGreeting former;

    Reconnection(SessionContext context, DaemonGreeting former) {
        this.context = context;
        this.former = former;
    }

    /**
     * Connects again; a daemon that serves one client at a time may still hold the lost one and keep silent at first.
     *
     * @throws MeterFault when it does not answer within the limit, or is another device now
     */
    DaemonConnection within(Duration limit) throws MeterFault {
        long giveUpAt = context.time().nanoTime() + limit.toNanos();
        for (int attempt = 1; ; attempt++) {
            Duration left =
                    Duration.ofNanos(Math.max(0, giveUpAt - context.time().nanoTime()));
            try {
                return sameDevice(DaemonConnection.over(context.opener().open(left), context.time()));
            } catch (MeterGone | MeterSilent again) {
                if (attempt == ATTEMPTS || giveUpAt - context.time().nanoTime() <= 0) {
                    throw again;
                }
                context.pauses().pause(PAUSE);
            }
        }
    }

    private DaemonConnection sameDevice(DaemonConnection connection) throws MeterFault {
        if (connection.handshake().identity().isSameDevice(former.identity())) {
            return connection;
        }
        connection.link().close();
        throw new MeterFault(connection
                .link()
                .peer()
                .message("fault.meter-came-back-as", connection.handshake().identityLine(), former.identityLine()));
    }
}
