package org.wattladder.director.component;

import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.RunInterval;

/**
 * What one component does in an interval.
 *
 * @param interval lengths and seed
 * @param load how much
 * @param startNanos when the part before recording begins, by the monotonic clock
 */
public record IntervalOrder(RunInterval interval, Load load, long startNanos) {}
