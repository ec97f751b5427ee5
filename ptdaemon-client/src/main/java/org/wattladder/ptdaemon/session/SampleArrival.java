package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;

/**
 * One sample seen arriving: the daemon's clock is ahead by at least this much, as any delay makes it look less.
 *
 * @param stampedAt the daemon's stamp, read as if it were UTC
 * @param aheadSeconds stamp minus arrival
 * @param prompt whether the sample was waited for, so that the delay is that of the answer alone
 */
record SampleArrival(Instant stampedAt, double aheadSeconds, boolean prompt) {

    static SampleArrival of(Instant stampedAt, Instant receivedAt, boolean prompt) {
        return new SampleArrival(stampedAt, ClockLine.seconds(Duration.between(receivedAt, stampedAt)), prompt);
    }
}
