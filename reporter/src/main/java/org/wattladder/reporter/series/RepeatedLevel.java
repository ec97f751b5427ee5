package org.wattladder.reporter.series;

import org.wattladder.model.interval.IntervalPlan;

/**
 * One load level of one worklet over the runs of a series.
 *
 * @param worklet its name
 * @param plan of its interval in the first run
 * @param performance in the unit of the worklet
 * @param watts average
 * @param perWatt performance per watt
 */
public record RepeatedLevel(
        String worklet, IntervalPlan plan, Repeated performance, Repeated watts, Repeated perWatt) {}
