package org.wattladder.worklets.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.wattladder.worklets.api.DeviceFault;

/** Unbuffered access by the direct channels of the JDK, on every platform that has them. */
final class ChannelFile implements UnbufferedFile {
    private final Path path;
    private final FileChannel channel;

    private ChannelFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /** Opens a file that exists, without following a link. */
    static ChannelFile open(Path path) {
        return open(path, Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE));
    }

    /** Opens a file that exists for reading only. */
    static ChannelFile read(Path path) {
        return open(path, Set.of(StandardOpenOption.READ));
    }

    /** Makes a file that does not exist yet. */
    static ChannelFile create(Path path) {
        return open(path, Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW));
    }

    private static ChannelFile open(Path path, Set<StandardOpenOption> how) {
        Set<OpenOption> options = new java.util.HashSet<>(how);
        options.add(DirectOption.find());
        options.add(java.nio.file.LinkOption.NOFOLLOW_LINKS);
        try {
            return new ChannelFile(path, FileChannel.open(path, options));
        } catch (IOException refused) {
            throw Faults.opening(path, refused);
        } catch (UnsupportedOperationException none) {
            throw new DeviceFault(
                    "the JVM has no unbuffered access to files here, so " + path + " cannot be used", none);
        }
    }

    @Override
    public void read(ByteBuffer buffer, long offset) {
        int wanted = buffer.remaining();
        int moved;
        try {
            moved = channel.read(buffer, offset);
        } catch (IOException failed) {
            throw Faults.moving("read", path, offset, failed);
        }
        if (moved != wanted) {
            throw Faults.cutShort("read", path, offset, wanted, moved, lengthOrNegative());
        }
    }

    @Override
    public void write(ByteBuffer buffer, long offset) {
        int wanted = buffer.remaining();
        int moved;
        try {
            moved = channel.write(buffer, offset);
        } catch (IOException failed) {
            throw Faults.moving("write", path, offset, failed);
        }
        if (moved != wanted) {
            throw Faults.cutShort("write", path, offset, wanted, moved, lengthOrNegative());
        }
    }

    @Override
    public long length() {
        try {
            return channel.size();
        } catch (IOException failed) {
            throw Faults.moving("measure", path, 0, failed);
        }
    }

    private long lengthOrNegative() {
        try {
            return channel.size();
        } catch (IOException alsoLost) {
            return -1;
        }
    }

    @Override
    public void force() {
        try {
            channel.force(true);
        } catch (IOException failed) {
            throw Faults.moving("flush", path, 0, failed);
        }
    }

    FileChannel channel() {
        return channel;
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failed) {
            throw Faults.moving("close", path, 0, failed);
        }
    }
}
