package org.wattladder.model.result;

import java.util.Objects;

/**
 * A meter's clock against the Chauffeur's, as known for one window; its samples are shifted by it.
 *
 * @param offsetMillis the meter's clock minus the Chauffeur's in the middle of the window, the time zone included
 * @param driftPartsPerMillion by how much faster the meter's clock runs; absent when that is not known to within 200 ppm
 * @param residualMillis how wrong the offset may be, in either direction
 */
public record MeterClock(Measurement offsetMillis, Measurement driftPartsPerMillion, Measurement residualMillis) {
    public MeterClock {
        Objects.requireNonNull(offsetMillis, "offsetMillis");
        Objects.requireNonNull(driftPartsPerMillion, "driftPartsPerMillion");
        Objects.requireNonNull(residualMillis, "residualMillis");
    }

    /** A clock that was not compared, for the reason that this message gives. */
    public static MeterClock unknown(String messageId) {
        Measurement absent = Measurement.absent(messageId);
        return new MeterClock(absent, absent, absent);
    }
}
