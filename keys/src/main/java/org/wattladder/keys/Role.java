package org.wattladder.keys;

import java.util.Locale;

/** What a trusted peer may be. */
public enum Role {
    /** May command the Director of this machine. */
    CHAUFFEUR,
    /** May be commanded by the Chauffeur of this machine. */
    DIRECTOR;

    /** As users write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
