package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.terminal.FaultsOnly;
import org.wattladder.chauffeur.terminal.TerminalProgress;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Words;

/** Finds out whether a person is watching, and tells of a run accordingly. */
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

    /** What tells of a run on standard error while it is on: faults only, or a line for each interval. */
    static Consumer<RunEvent> progress(boolean quiet, Words words, TimeSource time) {
        return quiet
                ? new FaultsOnly(System.err, words)
                : new TerminalProgress(
                        System.err, errorIsTerminal() ? ScreenOption.columns(System.getenv()) : 0, words, time);
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
