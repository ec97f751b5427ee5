package org.wattladder.meter.check.daemon;

import java.time.Instant;

/**
 * A line of samples as it came.
 *
 * @param text without line end
 * @param arrivedAt on our clock
 * @param arrivedAtNanos the same, monotonic
 */
public record RowLine(String text, Instant arrivedAt, long arrivedAtNanos) {}
