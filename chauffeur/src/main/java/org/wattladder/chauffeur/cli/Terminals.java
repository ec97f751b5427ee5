package org.wattladder.chauffeur.cli;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Finds out whether a person is watching. */
final class Terminals {
    private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

    private Terminals() {}

    /** Whether standard error is a terminal; {@code System.console()} answers another question on some JDKs. */
    static boolean errorIsTerminal() {
        try {
            String target = Files.readSymbolicLink(STANDARD_ERROR).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (java.io.IOException | UnsupportedOperationException noProc) {
            return !Files.exists(STANDARD_ERROR, LinkOption.NOFOLLOW_LINKS) && System.console() != null;
        }
    }
}
