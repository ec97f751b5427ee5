package org.wattladder.reporter.language;

/**
 * A sentence of a text.
 *
 * @param text in the language of the page, or in English
 * @param translated whether it is in the language of the page
 */
public record Piece(String text, boolean translated) {}
