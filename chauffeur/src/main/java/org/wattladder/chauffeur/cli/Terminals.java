package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds out whether a person is watching. */
final class Terminals {
    private static final Path STANDARD_OUTPUT = Path.of("/proc/self/fd/1");
    private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

    private Terminals() {}

    /**
     * Whether standard error is a terminal, as the kernel says; {@code System.console()} answers other questions on other
     * JDKs. No where the kernel does not say, so that a log never holds lines that redraw themselves.
     */
    static boolean errorIsTerminal() {
        return isTerminal(STANDARD_ERROR);
    }

    /** Whether standard output is one. */
    static boolean outputIsTerminal() {
        return isTerminal(STANDARD_OUTPUT);
    }

    private static boolean isTerminal(Path stream) {
        try {
            String target = Files.readSymbolicLink(stream).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException noSuchFile) {
            return false;
        }
    }
}
