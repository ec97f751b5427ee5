package org.wattladder.chauffeur.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells one boot of this machine from another. */
final class BootId {
    private static final Path IDENTIFIER = Path.of("/proc/sys/kernel/random/boot_id");

    private BootId() {}

    /** Identifier of the current boot; empty where the system has none. */
    static String identifier() {
        try {
            return Files.readString(IDENTIFIER).strip();
        } catch (IOException elsewhere) {
            return "";
        }
    }
}
