package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.FileLockInterruptionException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;

/** A file of the operating system, locked for as long as it is open or this process lives. */
// Not written through its channel: an interrupt of the run's thread closes a channel in mid-write.
final class FileOnDisk implements AppendedFile {
    /** Beyond all content, so that others may read it where locks are mandatory. */
    private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

    private static final int ATTEMPTS = 10;
    private static final long BETWEEN_ATTEMPTS_NANOS = 20_000_000;

    private final RandomAccessFile file;

    private FileOnDisk(RandomAccessFile file) {
        this.file = file;
    }

    static AppendedFile open(Path path) throws IOException {
        if (Files.isSymbolicLink(path)) {
            throw new IOException(path + " is a symbolic link; a run directory holds its own files");
        }
        boolean made = !Files.exists(path);
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
        try {
            if (!lockSoon(file.getChannel())) {
                throw new IOException("another process writes " + path + "; this run is still going on");
            }
            file.seek(file.length());
            if (made) {
                Folders.forceParent(path);
            }
            return new FileOnDisk(file);
        } catch (IOException unusable) {
            file.close();
            throw unusable;
        }
    }

    /** Who only looks whether a run is on holds the lock for an instant, which must not end a run that begins. */
    private static boolean lockSoon(FileChannel channel) {
        for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
            if (lock(channel, false)) {
                return true;
            }
            LockSupport.parkNanos(BETWEEN_ATTEMPTS_NANOS);
        }
        return lock(channel, false);
    }

    static boolean isLocked(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path)) {
            return !lock(channel, true);
        }
    }

    /** Returns once no process has it locked; blocked in the kernel until then. */
    static void awaitUnlocked(Path path) throws IOException, InterruptedException {
        try (FileChannel channel = FileChannel.open(path);
                FileLock lock = channel.lock(LOCKED_BYTE, 1, true)) {
            lock.release();
        } catch (FileLockInterruptionException | ClosedByInterruptException stopped) {
            Thread.interrupted();
            throw new InterruptedException();
        }
    }

    private static boolean lock(FileChannel channel, boolean shared) {
        try {
            FileLock lock = channel.tryLock(LOCKED_BYTE, 1, shared);
            return lock != null;
        } catch (OverlappingFileLockException ours) {
            return false;
        } catch (IOException fileSystemWithoutLocks) {
            return true;
        }
    }

    @Override
    public byte[] content(long from) throws IOException {
        byte[] content = new byte[Math.toIntExact(file.length() - from)];
        file.seek(from);
        file.readFully(content);
        return content;
    }

    @Override
    public long length() throws IOException {
        return file.length();
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        file.write(bytes, from, count);
    }

    @Override
    public void force() throws IOException {
        file.getFD().sync();
    }

    @Override
    public void cutTo(long length) throws IOException {
        file.setLength(length);
        file.seek(length);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
