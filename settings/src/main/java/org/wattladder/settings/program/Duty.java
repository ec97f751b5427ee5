package org.wattladder.settings.program;

import java.time.Duration;

/**
 * How a share of CPU time is granted.
 *
 * @param hold by what
 * @param period in which the share is granted once
 */
public record Duty(HoldBy hold, Duration period) {}
