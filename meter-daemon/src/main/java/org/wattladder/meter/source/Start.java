package org.wattladder.meter.source;

import java.time.ZoneId;
import java.util.Objects;

/**
 * What a source may know of a measurement that starts.
 *
 * @param samplingMillis one sample per so many milliseconds
 * @param mark the client's text for it
 * @param zone of the stamps
 */
public record Start(int samplingMillis, String mark, ZoneId zone) {
    public Start {
        Objects.requireNonNull(mark, "mark");
        Objects.requireNonNull(zone, "zone");
    }
}
