package org.wattladder.director.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes the folder of a program with all in it, following no link. */
final class Removal {
    private static final Logger LOG = LoggerFactory.getLogger(Removal.class);

    private Removal() {}

    static void of(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path each : deepestFirst) {
                Files.deleteIfExists(each);
            }
        } catch (IOException | UncheckedIOException stays) {
            LOG.warn("folder {} could not be removed: {}", folder, stays.toString());
        }
    }
}
