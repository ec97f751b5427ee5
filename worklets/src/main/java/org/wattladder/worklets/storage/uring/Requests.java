package org.wattladder.worklets.storage.uring;

import java.nio.file.Path;
import java.util.List;
import org.wattladder.worklets.api.DeviceFault;

/** What each slot was last asked for, so that a failure can be told. */
final class Requests {
    private final List<Path> files;
    private final int blockBytes;
    private final int[] file;
    private final long[] offset;
    private final boolean[] writing;

    Requests(QueueRequest request) {
        files = request.files();
        blockBytes = request.blockBytes();
        file = new int[request.slots()];
        offset = new long[request.slots()];
        writing = new boolean[request.slots()];
    }

    void put(int slot, boolean write, int toFile, long atOffset) {
        writing[slot] = write;
        file[slot] = toFile;
        offset[slot] = atOffset;
    }

    int file(int slot) {
        return file[slot];
    }

    long offset(int slot) {
        return offset[slot];
    }

    boolean writing(int slot) {
        return writing[slot];
    }

    DeviceFault failed(int slot, String cause) {
        return new DeviceFault((writing[slot] ? "writing " : "reading ") + blockBytes + " bytes at byte " + offset[slot]
                + " of storage file " + files.get(file[slot]) + " failed: " + cause);
    }

    DeviceFault fellShort(int slot, int moved) {
        return failed(slot, "only " + moved + " bytes were moved; was the file made shorter?");
    }
}
