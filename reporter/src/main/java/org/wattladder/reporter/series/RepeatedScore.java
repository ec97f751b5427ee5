package org.wattladder.reporter.series;

/**
 * One score over the runs of a series.
 *
 * @param name {@code overall}, a workload with the word in front, or a worklet
 * @param score against the reference of the plan
 */
public record RepeatedScore(String name, Repeated score) {}
