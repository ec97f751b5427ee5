package org.wattladder.meter.source.rapl;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the small files of the powercap tree; apart from their meaning, so that tests can refuse or garble them. */
@FunctionalInterface
interface CounterFiles {
    String read(Path file) throws IOException;

    static CounterFiles ofThisMachine() {
        return file -> Files.readString(file).strip();
    }
}
