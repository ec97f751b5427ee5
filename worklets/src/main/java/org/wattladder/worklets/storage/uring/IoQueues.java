package org.wattladder.worklets.storage.uring;

import com.sun.jna.LastErrorException;
import java.io.IOException;
import java.util.Locale;

/** Opens the fastest queue that the system has. */
public final class IoQueues {
    private IoQueues() {}

    /**
     * Opens a queue through io_uring, or through threads where there is none or the kernel forbids it.
     *
     * @throws IOException if a file is missing, may not be written or is on a file system without unbuffered access
     */
    public static IoQueue open(QueueRequest request) throws IOException {
        if (onLinux()) {
            try {
                return new UringQueue(request);
            } catch (LastErrorException | LinkageError noRing) {
                return new ThreadQueue(request);
            }
        }
        return new ThreadQueue(request);
    }

    /**
     * Opens a queue through blocking threads, whatever the system has.
     *
     * @throws IOException as {@link #open}
     */
    public static IoQueue openThreads(QueueRequest request) throws IOException {
        return new ThreadQueue(request);
    }

    private static boolean onLinux() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("linux");
    }
}
