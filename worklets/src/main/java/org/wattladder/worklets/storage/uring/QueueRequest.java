package org.wattladder.worklets.storage.uring;

import java.nio.file.Path;
import java.util.List;
import org.wattladder.worklets.storage.Unit;

/**
 * What a queue is opened for.
 *
 * @param files that exist and are as long as the I/O needs, 1 or more
 * @param blockBytes length of every I/O, a multiple of 4096
 * @param slots most I/Os in flight, 1 to 4096
 */
public record QueueRequest(List<Path> files, int blockBytes, int slots) {
    private static final int MOST_SLOTS = 4096;

    public QueueRequest {
        files = List.copyOf(files);
        if (files.isEmpty()) {
            throw new IllegalArgumentException("a queue needs at least one file");
        }
        if (blockBytes < Unit.BYTES || blockBytes % Unit.BYTES != 0) {
            throw new IllegalArgumentException(
                    "blocks must be a multiple of " + Unit.BYTES + " bytes long, not " + blockBytes);
        }
        if (slots < 1 || slots > MOST_SLOTS) {
            throw new IllegalArgumentException("a queue has 1 to " + MOST_SLOTS + " slots, not " + slots);
        }
    }
}
