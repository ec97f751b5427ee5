package org.wattladder.chauffeur.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A file that others find whole: with the old text or with the new one. */
public final class WholeFile {
    private WholeFile() {}

    /**
     * Writes or replaces it; a crash leaves the old or the new. The folders above it are made.
     *
     * @throws IOException if it cannot be written
     */
    public static void write(Path file, String text) throws IOException {
        Path whole = file.toAbsolutePath();
        Files.createDirectories(whole.getParent());
        Path temporary = whole.resolveSibling("." + whole.getFileName() + ".tmp");
        // Not a temporary file of the JDK's, which nobody else may read.
        Files.deleteIfExists(temporary);
        try {
            Files.writeString(temporary, text, StandardOpenOption.CREATE_NEW);
            Files.move(temporary, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
