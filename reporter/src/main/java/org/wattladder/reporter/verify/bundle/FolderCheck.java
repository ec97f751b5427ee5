package org.wattladder.reporter.verify.bundle;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.reporter.verify.difference.Difference;

/**
 * Looks for what cannot lie in a run directory: links, which lead reading elsewhere, devices and pipes, which do not end,
 * and files larger than any of a run. A run directory may come from anybody.
 */
public final class FolderCheck {
    private static final long LARGEST_BYTES = 1L << 30;
    private static final int MOST_FILES = 10_000;

    private FolderCheck() {}

    /** What must not be read, and why, in the order of a walk; empty when all are ordinary files. Nothing is opened. */
    public static List<Difference> of(Path directory) throws IOException {
        List<Difference> odd = new ArrayList<>();
        Path real = directory.toRealPath();
        Files.walkFileTree(real, new SimpleFileVisitor<>() {
            private int files;

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                files++;
                String why = files > MOST_FILES ? "is one file more than " + MOST_FILES : why(file, attributes);
                if (!why.isEmpty()) {
                    odd.add(Difference.ofFile(real.relativize(file).toString().replace('\\', '/'), why));
                }
                return files > MOST_FILES ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
            }
        });
        return odd;
    }

    private static String why(Path file, BasicFileAttributes attributes) {
        if (attributes.isSymbolicLink()) {
            return "is a symbolic link; a run directory holds its own files";
        }
        if (!attributes.isRegularFile() && !file.endsWith(LiveFiles.SOCKET)) {
            return "is a device or pipe; a run directory holds files";
        }
        return attributes.size() > LARGEST_BYTES
                ? "is larger than " + LARGEST_BYTES + " bytes, which no file of a run is"
                : "";
    }
}
