package org.wattladder.worklets.storage.uring;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;

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
        byte[] name = file.toString().getBytes(Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8")));
        try (Memory text = new Memory(name.length + 1L)) {
            text.write(0, name, 0, name.length);
            text.setByte(name.length, (byte) 0);
            return LinuxCalls.open(text, LinuxCalls.directFlags(), 0);
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
