package org.wattladder.reporter.series;

import org.wattladder.model.text.Text;

/**
 * One score, or one rate that was found, over the runs of a series.
 *
 * @param name of a worklet, or the workload or whole that it is of; of a rate what it meets
 * @param score against the reference of the plan; of a rate transactions per second
 */
public record RepeatedScore(Text name, Repeated score) {}
