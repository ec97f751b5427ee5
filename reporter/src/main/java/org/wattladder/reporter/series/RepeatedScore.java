package org.wattladder.reporter.series;

import org.wattladder.model.text.Text;

/**
 * One score over the runs of a series.
 *
 * @param name of a worklet, or the workload or whole that it is of
 * @param score against the reference of the plan
 */
public record RepeatedScore(Text name, Repeated score) {}
