package org.wattladder.chauffeur.answer;

/** The clocks of Directors, as far as the Chauffeur has compared them with its own. */
public interface HostTime {
    /** When the part before recording was to begin, by the Chauffeur's monotonic clock. */
    long startNanos();

    /** A moment of the clock of this host on the Chauffeur's. */
    long here(String host, long thereNanos);

    /** How wrong the comparison may be. */
    long uncertaintyNanos(String host);
}
