package org.wattladder.worklets.storage;

import com.sun.jna.LastErrorException;
import com.sun.jna.Native;
import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.wattladder.worklets.api.DeviceFault;

/**
 * What the page cache of the system holds of one file, by {@code mincore}; on other systems than 64-bit Linux, and
 * where a container forbids the call, nothing is told.
 *
 * <p>The file is mapped once, and the mapping is never touched: it takes addresses, no memory.
 */
final class PageCache {
    /** A whole number of pages of any size. */
    private static final long PIECE = 1L << 30;

    /** Operation not permitted, function not implemented: what a filter of system calls answers. */
    private static final Set<Integer> FORBIDDEN = Set.of(1, 38);

    private final Path path;
    private final List<MappedByteBuffer> pieces;
    private final byte[] pages = new byte[(int) (PIECE / Unit.BYTES)];

    private PageCache(Path path, List<MappedByteBuffer> pieces) {
        this.path = path;
        this.pieces = pieces;
    }

    static PageCache of(Path path, ChannelFile file, long bytes) {
        List<MappedByteBuffer> pieces = new ArrayList<>();
        if (Linux64.isHere()) {
            for (long at = 0; at < bytes; at += PIECE) {
                try {
                    pieces.add(file.channel().map(FileChannel.MapMode.READ_ONLY, at, Math.min(PIECE, bytes - at)));
                } catch (IOException failed) {
                    throw Faults.moving("map", path, at, failed);
                }
            }
        }
        return new PageCache(path, pieces);
    }

    /** Drops what an earlier, buffered look at the file has left. */
    void drop() {
        if (pieces.isEmpty()) {
            return;
        }
        try {
            int descriptor = LinuxCalls.open(path, LinuxCalls.READ_ONLY);
            LinuxCalls.posix_fadvise(descriptor, 0, 0, LinuxCalls.DONT_NEED);
            LinuxCalls.close(descriptor);
        } catch (LinkageError unloadable) {
            throw unverifiable(unloadable);
        } catch (LastErrorException failed) {
            throw new DeviceFault("cannot drop " + path + " from the page cache: " + failed.getMessage(), failed);
        }
    }

    /** Bytes of the file that are in memory, in whole pages; empty where the system does not tell. */
    OptionalLong residentBytes() {
        if (pieces.isEmpty()) {
            return OptionalLong.empty();
        }
        long resident = 0;
        int pageBytes = pageBytes();
        for (MappedByteBuffer piece : pieces) {
            try {
                LinuxCalls.mincore(Native.getDirectBufferPointer(piece), piece.capacity(), pages);
            } catch (LastErrorException failed) {
                if (FORBIDDEN.contains(failed.getErrorCode())) {
                    return OptionalLong.empty();
                }
                throw new DeviceFault(
                        "cannot ask what the page cache holds of " + path + ": " + failed.getMessage(), failed);
            }
            int count = (piece.capacity() + pageBytes - 1) / pageBytes;
            for (int page = 0; page < count; page++) {
                resident += pages[page] & 1;
            }
        }
        return OptionalLong.of(resident * pageBytes);
    }

    private int pageBytes() {
        try {
            return LinuxCalls.getpagesize();
        } catch (LinkageError unloadable) {
            throw unverifiable(unloadable);
        }
    }

    private DeviceFault unverifiable(LinkageError unloadable) {
        return new DeviceFault(
                "cannot verify that access to " + path + " is unbuffered, as JNA cannot load its native part ("
                        + unloadable.getMessage()
                        + "); let XDG_CACHE_HOME of the Director name a folder from which code may run",
                unloadable);
    }
}
