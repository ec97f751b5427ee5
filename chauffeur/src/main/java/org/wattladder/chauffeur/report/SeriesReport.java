package org.wattladder.chauffeur.report;

/**
 * What a series comes to.
 *
 * @param text content of {@code series.txt}
 * @param invalid whether the runs differ so much that the series cannot be relied on
 */
public record SeriesReport(String text, boolean invalid) {}
