package org.wattladder.reporter.system;

/** Says that a plan names a suite system which is not installed. */
public final class UnknownSystem extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    UnknownSystem(String sentence) {
        super(sentence);
    }
}
