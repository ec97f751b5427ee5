package org.wattladder.chauffeur.service;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLockInterruptionException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.UUID;

/**
 * Lets one process after the other look for its neighbours in a results folder and join them. The kernel wakes who waits, and
 * frees the lock of a process that dies. The file is gone when nobody starts a run. For one thread of a process at a time.
 */
final class StartLock {
    private static final String NAME = ".starting";
    private static final long MOST_MARK = 0xfffff;

    private final Path file;
    private final Optional<FileChannel> held;

    private StartLock(Path file, Optional<FileChannel> held) {
        this.file = file;
        this.held = held;
    }

    /**
     * Waits for its turn in this folder; does without a lock where the folder takes no file or the file system no locks.
     *
     * @throws InterruptedException if the waiting is stopped
     */
    static StartLock of(Path folder) throws InterruptedException {
        Path file = folder.resolve(NAME);
        try {
            Optional<FileChannel> held = Optional.empty();
            while (held.isEmpty()) {
                held = held(file);
            }
            return new StartLock(file, held);
        } catch (FileLockInterruptionException | ClosedByInterruptException stopped) {
            Thread.interrupted();
            throw new InterruptedException();
        } catch (IOException | OverlappingFileLockException noLocksHere) {
            return new StartLock(file, Optional.empty());
        }
    }

    /** The file with its lock; empty when another one has the name now, since who had the lock before removed it. */
    private static Optional<FileChannel> held(Path file) throws IOException {
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        boolean named = false;
        try {
            channel.lock();
            // By its length: to open it once more and close it would give up the lock.
            long mark = UUID.randomUUID().getLeastSignificantBits() & MOST_MARK;
            channel.truncate(0).write(ByteBuffer.allocate(1), mark);
            named = Files.size(file) == mark + 1;
        } catch (NoSuchFileException removed) {
            named = false;
        } finally {
            if (!named) {
                channel.close();
            }
        }
        return named ? Optional.of(channel) : Optional.empty();
    }

    /** Lets the next one in. */
    void close() {
        if (held.isEmpty()) {
            return;
        }
        try {
            try {
                Files.deleteIfExists(file);
            } finally {
                held.get().close();
            }
        } catch (IOException stays) {
            // The next start takes what stays, once this process has let it go.
            return;
        }
    }
}
