package org.wattladder.worklets.storage;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WrongOutput;

/** The files of one user, what it writes to them and what it remembers of that; used by the thread of the user only. */
public final class UserFiles implements AutoCloseable {
    private static final int REMEMBERED = 64;

    private final DataFile[] files;
    private final Payload payload;
    private final ByteBuffer buffer;
    private final int[] recentFile = new int[REMEMBERED];
    private final long[] recentOffset = new long[REMEMBERED];
    private final int[] recentBytes = new int[REMEMBERED];
    private final long[] recentGeneration = new long[REMEMBERED];
    private long writes;

    private UserFiles(List<DataFile> files, Payload payload, ByteBuffer buffer) {
        this.files = files.toArray(DataFile[]::new);
        this.payload = payload;
        this.buffer = buffer;
    }

    /**
     * Makes or reuses the files of a user, one after another, and verifies that access to them is unbuffered.
     *
     * @param count of the files
     * @param bytes length of each, a whole number of MiB
     * @param longestBlock that will be read or written, in bytes
     * @throws DeviceFault with path and cause when that cannot be
     */
    public static UserFiles open(UserContext context, int count, long bytes, int longestBlock) {
        Path folder = context.storageFolder()
                .orElseThrow(
                        () -> new DeviceFault(
                                "client " + context.client()
                                        + " has no storage folder; give the host one with --storage DIR, on the device to be measured"));
        FileSystemKind.check(folder);
        Payload payload = new Payload(context.random(), longestBlock);
        ByteBuffer buffer = Unit.buffer(longestBlock);
        FileMaker maker = new FileMaker(folder, bytes, payload);
        List<DataFile> files = new ArrayList<>();
        try {
            for (int number = 1; number <= count; number++) {
                DataFile file = maker.open(new FileName(context.client(), context.user(), number));
                files.add(file);
                context.declareBypass(Bypass.verify(file, buffer));
            }
        } catch (RuntimeException failed) {
            files.forEach(DataFile::close);
            throw failed;
        }
        return new UserFiles(files, payload, buffer);
    }

    /** How many there are. */
    public int count() {
        return files.length;
    }

    /** One of them, from 0. */
    public DataFile file(int index) {
        return files[index];
    }

    ByteBuffer buffer() {
        return buffer;
    }

    Payload payload() {
        return payload;
    }

    /** The next block to be written to a file, see {@link Payload#block}. */
    public ByteBuffer blockFor(int file, long offset, int bytes) {
        return payload.block(files[file].name(), offset, bytes, generation(file, writes + 1));
    }

    /** Remembers that the last block of {@link #blockFor} was written. */
    public void wrote(int file, long offset, int bytes) {
        int slot = (int) (writes++ % REMEMBERED);
        recentFile[slot] = file;
        recentOffset[slot] = offset;
        recentBytes[slot] = bytes;
        recentGeneration[slot] = generation(file, writes);
        files[file].wrote(offset, bytes);
    }

    private long generation(int file, long number) {
        return ((long) files[file].session() << Integer.SIZE) | (number & 0xffff_ffffL);
    }

    /**
     * Reads the last writes again and checks every byte, and that files are as long as they were, belong to this run
     * and are not in the page cache.
     */
    public void audit() {
        for (DataFile file : files) {
            file.checkHead(buffer);
        }
        for (int slot = 0; slot < Math.min(writes, REMEMBERED); slot++) {
            DataFile file = files[recentFile[slot]];
            file.read(buffer.clear().limit(recentBytes[slot]), recentOffset[slot]);
            buffer.clear();
            file.check(buffer, recentOffset[slot], recentBytes[slot], true);
            checkGenerations(file, slot);
        }
        for (DataFile file : files) {
            Bypass.audit(file);
        }
    }

    private void checkGenerations(DataFile file, int slot) {
        for (int at = 0; at < recentBytes[slot]; at += Unit.BYTES) {
            if (Unit.generation(buffer, at) < recentGeneration[slot]) {
                throw new WrongOutput("storage file " + file.path() + " holds at byte " + (recentOffset[slot] + at)
                        + " what was there before the last write to it: a write was lost");
            }
        }
    }

    @Override
    public void close() {
        for (DataFile file : files) {
            file.close();
        }
    }
}
