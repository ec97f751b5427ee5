package org.wattladder.settings.program;

/** How a foreign program is held at a load level. */
public enum Pace {
    /** It is started for every interval and told the rate. */
    RATE,
    /** One process runs through all intervals and is told on its standard input what to do. */
    STDIN
}
