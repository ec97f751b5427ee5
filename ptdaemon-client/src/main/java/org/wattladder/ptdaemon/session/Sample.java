package org.wattladder.ptdaemon.session;

import java.time.Instant;
import java.util.Objects;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;

/**
 * One sample of a meter.
 *
 * @param takenAt end of the time it was averaged over, on the Chauffeur's clock
 * @param stampedAt the daemon's stamp, read as if it were UTC
 * @param reading watts or degrees Celsius; of a multichannel analyzer the sum
 * @param row all figures as they came
 */
public record Sample(Instant takenAt, Instant stampedAt, Reading reading, SampleRow row) {
    public Sample {
        Objects.requireNonNull(takenAt, "takenAt");
        Objects.requireNonNull(stampedAt, "stampedAt");
        Objects.requireNonNull(reading, "reading");
        Objects.requireNonNull(row, "row");
    }
}
