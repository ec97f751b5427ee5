package org.wattladder.chauffeur.run;

import java.time.Instant;
import java.util.List;
import org.wattladder.model.result.HostStart;

/**
 * The recording part of an interval on the Chauffeur's clock.
 *
 * @param startedAt its start
 * @param nanos its length
 * @param starts how far each host was from the common start; none when each began in its own time
 */
record RecordedWindow(Instant startedAt, long nanos, List<HostStart> starts) {}
