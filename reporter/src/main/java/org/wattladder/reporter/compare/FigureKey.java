package org.wattladder.reporter.compare;

/**
 * Which figure of a run.
 *
 * @param worklet its name, a workload with the word in front, or {@code overall}
 * @param place within it, for example {@code level 67 %}
 * @param kind what it is
 * @param unit as reports print it; empty for scores
 */
public record FigureKey(String worklet, String place, FigureKind kind, String unit) {}
