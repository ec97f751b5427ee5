package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;

/**
 * Samples seen arriving. The newest was stamped before it arrived, which says by how much the daemon's clock is ahead at
 * least; the oldest was stamped after the question before, which says by how much at most. A sample that was seen late says
 * much on one side and little on the other.
 *
 * @param oldest stamp, read as if it were UTC
 * @param newest stamp, likewise
 * @param notBefore the question before, on the Chauffeur's clock
 * @param receivedAt on the Chauffeur's clock
 */
record Sighting(Instant oldest, Instant newest, Instant notBefore, Instant receivedAt) {

    /** Of a batch that holds samples. */
    static Sighting of(SampleBatch batch) {
        return new Sighting(
                ClockLine.stampedAt(batch.rows().get(0).stamp()),
                ClockLine.stampedAt(batch.newest().stamp()),
                batch.notBefore(),
                batch.receivedAt());
    }

    /** The newest sample alone: its stamp is no older than the others. */
    Sighting newestAlone() {
        return new Sighting(newest, newest, notBefore, receivedAt);
    }

    /** At least so many seconds is the daemon's clock ahead at the newest stamp. */
    double leastAhead() {
        return ClockLine.seconds(Duration.between(receivedAt, newest));
    }

    /** At most so many seconds is the daemon's clock ahead at the oldest stamp. */
    double mostAhead() {
        return ClockLine.seconds(Duration.between(notBefore, oldest));
    }
}
