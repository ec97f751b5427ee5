package org.wattladder.chauffeur.run;

/** Something to do while time passes. */
interface Tick {
    /** Must return at once. */
    void pass() throws RunFault;
}
