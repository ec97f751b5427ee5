package org.wattladder.settings.program;

/** How a foreign program is held at a load level. */
public enum Pace {
    /** It is started for every interval and told the rate. */
    RATE
}
