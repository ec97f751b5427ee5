package org.wattladder.director.launch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.time.TimeSource;

/**
 * Main class of a small process beside a Director that has started foreign programs: it sleeps until its standard input
 * ends, because the Director has ended in whatever way, and then kills every process that carries the Director's mark.
 */
public final class ProgramGuard {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private ProgramGuard() {}

    /** Takes the mark; does not return before its input ends. */
    public static void main(String... arguments) {
        try {
            System.in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException broken) {
            // a broken input has ended as well
        }
        new MarkedProcesses(new SystemFiles(Path.of("/")), TimeSource.system()).kill(arguments[0], LIMIT.toNanos());
    }
}
