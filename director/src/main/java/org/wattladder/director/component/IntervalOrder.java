package org.wattladder.director.component;

import org.wattladder.model.wire.RunInterval;

/**
 * What one component does in an interval.
 *
 * @param interval number and lengths
 * @param work how much, and the component's seed
 * @param startNanos when the part before recording begins, by the monotonic clock
 */
public record IntervalOrder(RunInterval interval, RunInterval.Work work, long startNanos) {}
