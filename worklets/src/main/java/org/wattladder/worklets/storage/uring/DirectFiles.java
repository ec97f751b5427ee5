package org.wattladder.worklets.storage.uring;

import com.sun.jna.LastErrorException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.wattladder.worklets.storage.LinuxCalls;

/** Numbers of files that are open for reading and writing around the page cache. */
final class DirectFiles implements AutoCloseable {
    private final int[] numbers;
    private int open;

    /**
     * Opens all of them or none.
     *
     * @throws IOException if one is missing, may not be written or is on a file system without unbuffered access
     */
    DirectFiles(List<Path> files) throws IOException {
        numbers = new int[files.size()];
        for (Path file : files) {
            try {
                numbers[open] = open(file);
            } catch (IOException refused) {
                close();
                throw refused;
            }
            open++;
        }
    }

    private static int open(Path file) throws IOException {
        try {
            return LinuxCalls.open(file, LinuxCalls.READ_WRITE | LinuxCalls.DIRECT);
        } catch (LastErrorException refused) {
            throw new IOException(
                    "opening " + file + " without buffering failed: " + LinuxCalls.strerror(refused.getErrorCode()),
                    refused);
        }
    }

    int count() {
        return open;
    }

    int number(int file) {
        return numbers[file];
    }

    @Override
    public void close() {
        while (open > 0) {
            LinuxCalls.close(numbers[--open]);
        }
    }
}
