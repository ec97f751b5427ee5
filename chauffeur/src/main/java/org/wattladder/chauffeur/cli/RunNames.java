package org.wattladder.chauffeur.cli;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** How run directories are called when the user does not say. */
final class RunNames {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private RunNames() {}

    /** {@code results/TIME-SUITE} below the current directory, time in UTC. */
    static Path defaultDirectory(String suite, Instant now) {
        return Path.of("results", STAMP.format(now) + "-" + suite);
    }
}
