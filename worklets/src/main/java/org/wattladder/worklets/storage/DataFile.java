package org.wattladder.worklets.storage;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.WrongOutput;

/**
 * One file of one user, open for work: every unit but the first, which is its head, can be read, written and verified.
 * Used by the thread of its user only.
 */
public final class DataFile implements AutoCloseable {
    private final Path path;
    private final FileName name;
    private final long id;
    private final long bytes;
    private final int session;
    private final ChannelFile io;
    private final PageCache cache;
    private final long[] written;
    private final CRC32C crc = new CRC32C();

    DataFile(Path path, FileHead head, ChannelFile io) {
        this.path = path;
        this.name = head.name();
        this.id = name.id();
        this.bytes = head.bytes();
        this.session = head.session();
        this.io = io;
        this.cache = PageCache.of(path, io, bytes);
        written = new long[Math.toIntExact(bytes / Unit.BYTES / Long.SIZE + 1)];
    }

    /** Where it is. */
    public Path path() {
        return path;
    }

    /** Whose it is. */
    public FileName name() {
        return name;
    }

    /** Length of the whole file in bytes. */
    public long bytes() {
        return bytes;
    }

    /** The upper half of every generation that is written while the file is open. */
    public int session() {
        return session;
    }

    PageCache cache() {
        return cache;
    }

    /** Reads the bytes at this offset into an aligned buffer, from its position to its limit. */
    public void read(ByteBuffer buffer, long offset) {
        io.read(buffer, offset);
    }

    /** Writes a stamped block to the bytes at this offset, which is that of a unit but the first. */
    public void write(ByteBuffer block, long offset) {
        io.write(block, offset);
    }

    /** Remembers that these bytes were written in this session, so that content of an earlier one is wrong there. */
    public void wrote(long offset, int length) {
        for (long at = offset; at < offset + length; at += Unit.BYTES) {
            long unit = at / Unit.BYTES;
            written[(int) (unit / Long.SIZE)] |= 1L << unit;
        }
    }

    /**
     * Checks that a block that was read is what was last written there.
     *
     * @param block with the content from index 0
     * @param offset it was read at
     * @param length of what is checked, in bytes
     * @param bodies whether to check every byte, not only what the heads of the units tell
     * @throws WrongOutput with file, offset and what was found
     */
    public void check(ByteBuffer block, long offset, int length, boolean bodies) {
        for (int at = 0; at < length; at += Unit.BYTES) {
            checkUnit(block, at, offset + at, bodies);
        }
    }

    private void checkUnit(ByteBuffer block, int at, long offset, boolean body) {
        if (!Unit.isOf(block, at, id, offset)) {
            throw new WrongOutput("storage file " + path + " holds at byte " + offset + " " + Unit.found(block, at)
                    + ", instead of what this worklet wrote there");
        }
        long of = Unit.generation(block, at) >>> Integer.SIZE;
        long unit = offset / Unit.BYTES;
        boolean mine = ((written[(int) (unit / Long.SIZE)] >>> unit) & 1) != 0;
        if (mine ? of != session : of > session) {
            throw new WrongOutput("storage file " + path + " holds at byte " + offset + " content of session " + of
                    + " although it was written again in session " + session + ": a write was lost");
        }
        if (body && !Unit.bodyIsWhole(block, at, crc)) {
            throw new WrongOutput("storage file " + path + " is corrupt at byte " + offset
                    + ": the checksum of the 4 KiB there is wrong");
        }
    }

    /**
     * Checks that the file is as long as it was made and that nobody else has opened it for work or replaced its head.
     *
     * @param buffer of at least a unit, whose content is lost
     */
    void checkHead(ByteBuffer buffer) {
        long now = io.length();
        if (now != bytes) {
            throw new DeviceFault("storage file " + path + " is " + now + " bytes long now instead of " + bytes
                    + ": something else has changed it during the run");
        }
        io.read(buffer.clear().limit(Unit.BYTES), 0);
        if (!new FileHead(name, bytes, true, session).isIn(buffer.clear())) {
            throw new DeviceFault("the head of storage file " + path
                    + " has changed during the run; is another run using this storage folder?");
        }
    }

    @Override
    public void close() {
        io.close();
    }
}
