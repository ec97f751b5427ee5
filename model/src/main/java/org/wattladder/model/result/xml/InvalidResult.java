package org.wattladder.model.result.xml;

/** Says that a text is not a valid {@code result.xml}; the message names file, line and what is wrong. */
public final class InvalidResult extends Exception {
    private static final long serialVersionUID = 1L;

    InvalidResult(String sentence, Exception cause) {
        super(sentence, cause);
    }
}
