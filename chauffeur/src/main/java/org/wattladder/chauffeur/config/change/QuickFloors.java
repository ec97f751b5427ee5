package org.wattladder.chauffeur.config.change;

import java.time.Duration;

/**
 * How short the parts of a quick plan may become; a part that is configured shorter stays as it is.
 *
 * @param warmUp of the warm-up
 * @param pause of the sleep before an interval
 * @param pre of the part before recording
 * @param recording of the part that counts
 * @param post of the part after recording
 * @param mostCalibrations most calibration intervals that are kept
 */
record QuickFloors(
        Duration warmUp, Duration pause, Duration pre, Duration recording, Duration post, int mostCalibrations) {

    /** Room for whole one-second samples around and inside every recording. */
    static final QuickFloors ROOMY = new QuickFloors(
            Duration.ofSeconds(2),
            Duration.ofSeconds(1),
            Duration.ofSeconds(2),
            Duration.ofSeconds(4),
            Duration.ofSeconds(1),
            Integer.MAX_VALUE);

    /** For suites of many worklets: no pause, one sample before recording, one calibration interval. */
    static final QuickFloors TIGHT = new QuickFloors(
            Duration.ofSeconds(1),
            Duration.ZERO,
            Duration.ofSeconds(1),
            Duration.ofSeconds(4),
            Duration.ofMillis(500),
            1);
}
