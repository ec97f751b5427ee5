package org.wattladder.chauffeur.run;

import java.time.Instant;

/**
 * The recording part of an interval on the Chauffeur's clock.
 *
 * @param startedAt its start
 * @param nanos its length
 */
record RecordedWindow(Instant startedAt, long nanos) {}
