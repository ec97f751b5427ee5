package org.wattladder.worklets.storage.uring;

import com.sun.jna.LastErrorException;
import java.io.IOException;
import org.wattladder.worklets.storage.Linux64;

/** Opens the queue that is asked for, or the fastest that the system has. */
public final class IoQueues {
    private IoQueues() {}

    /**
     * Opens a queue.
     *
     * @throws IOException if a file is missing, may not be written or is on a file system without unbuffered access, or
     *     io_uring alone is asked for and not to be had
     */
    public static IoQueue open(QueueRequest request, IoEngine engine) throws IOException {
        if (engine == IoEngine.THREADS || (engine == IoEngine.AUTO && !Linux64.isHere())) {
            return new ThreadQueue(request);
        }
        try {
            return ring(request);
        } catch (LastErrorException | LinkageError noRing) {
            if (engine == IoEngine.AUTO) {
                return new ThreadQueue(request);
            }
            throw new IOException(
                    "io_uring was requested but is not available (" + noRing.getMessage()
                            + "); let io-engine be 0 or 2, for threads instead",
                    noRing);
        }
    }

    private static IoQueue ring(QueueRequest request) throws IOException {
        if (!Linux64.isHere()) {
            throw new UnsatisfiedLinkError("this system is no 64-bit Linux");
        }
        return new UringQueue(request);
    }
}
