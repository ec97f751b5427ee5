package org.wattladder.worklets.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.StorageMark;

/**
 * Makes files, or takes those of an earlier worklet whose head and length fit; never touches a file without our mark.
 *
 * <p>A new file is written once from begin to end, so that no later write has to allocate.
 */
final class FileMaker {
    private static final int PIECE = 512 << 10;

    private final Path folder;
    private final long bytes;
    private final Payload payload;
    private final ByteBuffer buffer = Unit.buffer(Unit.BYTES);

    /**
     * Makes them in this folder.
     *
     * @param bytes length of each, a whole number of MiB
     * @param payload what they are filled with
     */
    FileMaker(Path folder, long bytes, Payload payload) {
        this.folder = folder;
        this.bytes = bytes;
        this.payload = payload;
    }

    /** The file of this name, open. */
    DataFile open(FileName name) {
        Path path = folder.resolve(name.toString());
        if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            if (!StorageMark.isOn(path)) {
                throw new DeviceFault(path + " is in the way: it was not made by a storage worklet, or cannot be read,"
                        + " and is left as it is; move it, or choose another storage folder");
            }
            ChannelFile io = ChannelFile.open(path);
            OptionalInt last = io.length() == bytes ? lastSession(io, name) : OptionalInt.empty();
            if (last.isPresent()) {
                FileHead head = new FileHead(name, bytes, true, last.getAsInt() + 1);
                writeHead(io, head);
                return new DataFile(path, head, io);
            }
            io.close();
            delete(path);
        }
        return make(path, name);
    }

    private OptionalInt lastSession(ChannelFile io, FileName name) {
        io.read(buffer.clear(), 0);
        return FileHead.sessionIn(buffer.clear(), name, bytes);
    }

    private DataFile make(Path path, FileName name) {
        ChannelFile io = ChannelFile.create(path);
        try {
            writeHead(io, new FileHead(name, bytes, false, 1));
            fill(io, name);
            io.force();
            FileHead head = new FileHead(name, bytes, true, 1);
            writeHead(io, head);
            io.force();
            return new DataFile(path, head, io);
        } catch (RuntimeException failed) {
            try {
                io.close();
                delete(path);
            } catch (DeviceFault alsoFailed) {
                failed.addSuppressed(alsoFailed);
            }
            throw failed;
        }
    }

    private void fill(ChannelFile io, FileName name) {
        long generation = 1L << Integer.SIZE;
        for (long at = 0; at < bytes; ) {
            long offset = Math.max(at, Unit.BYTES);
            int length = (int) (Math.min(bytes, at + PIECE) - offset);
            io.write(payload.block(name, offset, length, generation), offset);
            at = offset + length;
        }
    }

    private void writeHead(ChannelFile io, FileHead head) {
        head.write(buffer.clear());
        io.write(buffer.clear(), 0);
    }

    private static void delete(Path path) {
        try {
            Files.delete(path);
        } catch (IOException failed) {
            throw Faults.opening(path, failed);
        }
    }
}
