package org.wattladder.chauffeur.report;

/**
 * What a series comes to.
 *
 * @param text of {@code series.txt}, in the language asked for first
 * @param invalid whether the runs differ so much that the series cannot be relied on
 * @param precise whether no more runs are needed
 */
public record SeriesReport(String text, boolean invalid, boolean precise) {}
