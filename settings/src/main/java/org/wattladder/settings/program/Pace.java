package org.wattladder.settings.program;

/** How a foreign program is held at a load level. */
public enum Pace {
    /** It is started for every interval and told the rate. */
    RATE,
    /** One process runs through all intervals and is told on its standard input what to do. */
    STDIN,
    /** It does a fixed piece of work and ends; there are no levels. */
    ONCE,
    /** It is started for every interval and gets a share of the CPU time that it takes by itself. */
    DUTY
}
