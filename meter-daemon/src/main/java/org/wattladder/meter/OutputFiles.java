package org.wattladder.meter;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.wattladder.meter.console.Both;
import org.wattladder.meter.sampling.SampleLog;
import org.wattladder.meter.source.OptionMistake;

/** The files that the daemon was asked to write. */
final class OutputFiles {
    private OutputFiles() {}

    /** Standard error, and the file beside it where one was asked for. */
    static PrintWriter errors(PrintWriter err, Optional<Path> debugFile) throws OptionMistake {
        if (debugFile.isEmpty()) {
            return err;
        }
        try {
            return new PrintWriter(new Both(
                    err,
                    Files.newBufferedWriter(
                            debugFile.get(),
                            StandardCharsets.UTF_8,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.APPEND)));
        } catch (IOException unwritable) {
            throw unwritable("--debug-log", debugFile.get(), unwritable);
        }
    }

    /** The log of samples, where one was asked for. */
    static Optional<SampleLog> samples(Optional<Path> logFile) throws OptionMistake {
        if (logFile.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(SampleLog.open(logFile.get()));
        } catch (IOException unwritable) {
            throw unwritable("--log", logFile.get(), unwritable);
        }
    }

    private static OptionMistake unwritable(String option, Path file, IOException why) {
        return new OptionMistake(
                option + " " + file + " cannot be written (" + why.getClass().getSimpleName() + ").");
    }
}
