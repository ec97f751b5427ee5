package org.wattladder.director.program;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** Adds up the files of a folder. */
final class FolderSize extends OpeningVisitor {
    private long bytes;

    private FolderSize() {}

    /**
     * Bytes of all files.
     *
     * @throws IOException if a part of it cannot be read, and not be opened either
     */
    static long bytes(Path folder) throws IOException {
        FolderSize size = new FolderSize();
        Files.walkFileTree(folder, size);
        return size.bytes;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        bytes += attributes.isRegularFile() ? attributes.size() : 0;
        return FileVisitResult.CONTINUE;
    }
}
