package org.wattladder.settings.file;

import java.io.IOException;
import java.nio.file.Path;

/** A file has more bytes than any of its kind. */
public final class TooLargeFile extends IOException {
    private static final long serialVersionUID = 1L;

    TooLargeFile(Path file, int mostBytes) {
        super(file + " is larger than " + mostBytes + " bytes, which no such file is");
    }
}
