package org.wattladder.director.discover;

import java.util.Optional;

/** Where the text of SMBIOS comes from. */
interface SmbiosSource {
    /** Reads it now. */
    Reading read();

    /**
     * A text, or why there is none.
     *
     * @param text as {@code dmidecode} prints it
     * @param reason one clause; empty with a text
     */
    record Reading(Optional<String> text, String reason) {}
}
