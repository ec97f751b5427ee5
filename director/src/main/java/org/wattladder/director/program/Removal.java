package org.wattladder.director.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes the folder of a program with all in it, following no link. */
final class Removal {
    private static final Logger LOG = LoggerFactory.getLogger(Removal.class);

    private Removal() {}

    static void of(Path folder) {
        try {
            Files.walkFileTree(folder, new Remover());
        } catch (IOException | UncheckedIOException stays) {
            LOG.warn("folder {} could not be removed: {}", folder, stays.toString());
        }
    }

    /** A folder that its owner may not read is made readable first. */
    private static final class Remover extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) throws IOException {
            open(directory);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException denied) throws IOException {
            if (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS) || Files.isReadable(file)) {
                throw denied;
            }
            open(file);
            Files.walkFileTree(file, this);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path directory, IOException failed) throws IOException {
            Files.deleteIfExists(directory);
            return FileVisitResult.CONTINUE;
        }

        private static void open(Path directory) throws IOException {
            if (!Files.isReadable(directory) || !Files.isWritable(directory)) {
                Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
            }
        }
    }
}
