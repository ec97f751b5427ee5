package org.wattladder.director.program;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;

/** Visits all that a program has left in its folder, following no link; a folder that it has locked is opened first. */
abstract class OpeningVisitor extends SimpleFileVisitor<Path> {
    @Override
    public final FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) throws IOException {
        open(directory);
        return FileVisitResult.CONTINUE;
    }

    @Override
    public final FileVisitResult visitFileFailed(Path file, IOException denied) throws IOException {
        if (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS) || Files.isReadable(file)) {
            throw denied;
        }
        open(file);
        Files.walkFileTree(file, this);
        return FileVisitResult.CONTINUE;
    }

    private static void open(Path directory) throws IOException {
        if (!Files.isReadable(directory) || !Files.isWritable(directory) || !Files.isExecutable(directory)) {
            Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
        }
    }
}
