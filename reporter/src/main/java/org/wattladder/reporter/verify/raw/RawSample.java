package org.wattladder.reporter.verify.raw;

import java.time.Instant;
import java.util.OptionalDouble;

/**
 * One row of {@code samples.csv}.
 *
 * @param meter name in the plan
 * @param power whether it is a power, else a temperature
 * @param tier evidence of the meter that took it, as the file says
 * @param mark measurement it belongs to
 * @param takenAt on the Chauffeur's clock
 * @param offsetMillis by which it was shifted
 * @param error whether the sample does not count
 * @param channel 0 for the sum or the only one
 * @param value what the meter said; empty for an error mark
 * @param volts likewise
 * @param amps likewise
 * @param powerFactor likewise
 */
public record RawSample(
        String meter,
        boolean power,
        String tier,
        String mark,
        Instant takenAt,
        double offsetMillis,
        boolean error,
        int channel,
        OptionalDouble value,
        OptionalDouble volts,
        OptionalDouble amps,
        OptionalDouble powerFactor) {}
