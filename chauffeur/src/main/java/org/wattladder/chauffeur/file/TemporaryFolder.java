package org.wattladder.chauffeur.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A folder for as long as something is done.
 *
 * @param path of the folder
 */
public record TemporaryFolder(Path path) implements AutoCloseable {

    /** Makes one whose name begins so. */
    public static TemporaryFolder make(String prefix) throws IOException {
        return new TemporaryFolder(Files.createTempDirectory(prefix));
    }

    /** Makes one in a folder that is there. */
    public static TemporaryFolder in(Path folder, String prefix) throws IOException {
        return new TemporaryFolder(Files.createTempDirectory(folder, prefix));
    }

    /** Deletes it with all that is in it. */
    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> {
                try {
                    Files.delete(file);
                } catch (IOException stays) {
                    throw new UncheckedIOException(stays);
                }
            });
        } catch (UncheckedIOException stays) {
            throw stays.getCause();
        }
    }
}
