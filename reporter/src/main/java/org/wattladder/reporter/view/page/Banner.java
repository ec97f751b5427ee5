package org.wattladder.reporter.view.page;

import org.wattladder.model.text.Message;

/**
 * Something a reader must know before any figure.
 *
 * @param heading in a few words
 * @param text what it means
 */
public record Banner(Message heading, Message text) {}
