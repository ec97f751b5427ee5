package org.wattladder.chauffeur.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells one boot of this machine from another. */
final class Boot {
    private static final Path IDENTIFIER = Path.of("/proc/sys/kernel/random/boot_id");

    private Boot() {}

    /** Identifier of the current boot; empty where the system has none. */
    static String identifier() {
        try {
            return Files.readString(IDENTIFIER).strip();
        } catch (IOException elsewhere) {
            return "";
        }
    }
}
