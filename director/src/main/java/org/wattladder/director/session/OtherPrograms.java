package org.wattladder.director.session;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Looks once, before a run, for programs of Wattladder on this machine that would disturb what is measured. */
final class OtherPrograms {
    private static final String CONSOLE = "org.wattladder.console.ConsoleMain";
    private static final int LONGEST_BYTES = 1 << 16;

    private OtherPrograms() {}

    /** A sentence about a console on this machine; empty when none runs, or nothing tells. */
    static Optional<String> console(Path processes) {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(processes, "[0-9]*")) {
            for (Path process : all) {
                if (isConsole(process)) {
                    return Optional.of("the console runs on this machine (process " + process.getFileName()
                            + "); it wakes several times a second, so end it and look from another machine");
                }
            }
        } catch (IOException notTold) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    private static boolean isConsole(Path process) {
        try (InputStream words = Files.newInputStream(process.resolve("cmdline"))) {
            return new String(words.readNBytes(LONGEST_BYTES), StandardCharsets.ISO_8859_1)
                    .contains("\0" + CONSOLE + "\0");
        } catch (IOException ofAnotherUserOrGone) {
            return false;
        }
    }
}
