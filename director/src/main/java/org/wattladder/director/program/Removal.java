package org.wattladder.director.program;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes the folder of a program with all in it. */
final class Removal extends OpeningVisitor {
    private static final Logger LOG = LoggerFactory.getLogger(Removal.class);

    private Removal() {}

    static void of(Path folder) {
        try {
            Files.walkFileTree(folder, new Removal());
        } catch (IOException stays) {
            LOG.warn("folder {} could not be removed: {}", folder, stays.toString());
        }
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        Files.deleteIfExists(file);
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path directory, IOException failed) throws IOException {
        Files.deleteIfExists(directory);
        return FileVisitResult.CONTINUE;
    }
}
