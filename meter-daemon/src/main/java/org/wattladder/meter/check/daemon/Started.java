package org.wattladder.meter.check.daemon;

/**
 * A measurement that runs.
 *
 * @param go the command and its answer
 * @param samplingMillis the interval that the daemon says it uses
 */
public record Started(Exchange go, int samplingMillis) {}
