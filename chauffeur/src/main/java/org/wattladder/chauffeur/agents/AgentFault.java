package org.wattladder.chauffeur.agents;

/** Says that a host or meter cannot be reached or refuses; the message says which, where and what to do. */
public final class AgentFault extends Exception {
    private static final long serialVersionUID = 1L;

    AgentFault(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    AgentFault(String sentence) {
        super(sentence);
    }
}
