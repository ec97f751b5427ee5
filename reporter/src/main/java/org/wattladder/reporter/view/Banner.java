package org.wattladder.reporter.view;

/**
 * Something a reader must know before any figure.
 *
 * @param heading in a few words
 * @param text what it means
 */
public record Banner(String heading, String text) {}
