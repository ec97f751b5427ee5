package org.wattladder.chauffeur.run;

/** Something to do while time passes. */
interface Tick {
    /** Must return immediately. */
    void pass() throws RunFault;
}
