package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;

/**
 * Waiting for the next sample of a measurement that ends, to read it as soon as it is there.
 *
 * @param pause until shortly before it is due
 * @param watch for how long it is asked for then
 * @param fast whether it is due soon enough in any case
 * @param needed whether it is worth more of the time that is to spare
 * @param samplingMillis length of one sample, as the daemon has to finish the one that follows
 */
record CloserLook(Duration pause, Duration watch, boolean fast, boolean needed, int samplingMillis) {
    private static final Duration SOON = Duration.ofSeconds(1);
    private static final Duration EARLY = Duration.ofMillis(20);
    /** Of the sampling interval: a clock that is known as well as this is left alone when its next sample is not due soon. */
    private static final double KNOWN_SHARE = 0.1;
    /** Of the sampling interval, at most: how early a slow meter is asked. */
    private static final double EARLY_SHARE = 0.2;

    /**
     * The look at the sample after this stamp.
     *
     * @param now on the Chauffeur's clock
     */
    static CloserLook at(ClockWatch clock, Instant stamp, int samplingMillis, Instant now) {
        double samplingSeconds = samplingMillis / 1000.0;
        double earliest = Math.min(clock.line().residualSeconds(), Math.max(1, EARLY_SHARE * samplingSeconds));
        Duration early = EARLY.plusNanos(Math.round(earliest * 1e9));
        Duration pause = Duration.between(now, clock.line().correct(stamp).plusMillis(samplingMillis))
                .minus(early);
        return new CloserLook(
                pause.isNegative() ? Duration.ZERO : pause,
                early.multipliedBy(2).plus(SOON.dividedBy(2)),
                pause.compareTo(SOON) <= 0,
                !clock.isKnownWithin(KNOWN_SHARE * samplingSeconds, stamp),
                samplingMillis);
    }

    /** Whether it can be had within this time, the end of the measurement included, or is due soon in any case. */
    boolean fits(Duration spare) {
        Duration whole = pause.plus(watch).plusMillis(samplingMillis);
        return fast || (needed && whole.compareTo(spare) <= 0);
    }
}
