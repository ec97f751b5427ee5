package org.wattladder.chauffeur.lab;

/** Says that a host or meter cannot be reached or refuses; the message says which, where and what to do. */
public final class LabFault extends Exception {
    private static final long serialVersionUID = 1L;

    LabFault(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    LabFault(String sentence) {
        super(sentence);
    }
}
