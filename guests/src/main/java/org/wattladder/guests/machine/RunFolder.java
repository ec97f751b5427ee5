package org.wattladder.guests.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.worklets.api.DeviceFault;

/** The folder of disks and sockets of one process that runs guests; a lock says that it is in use. */
final class RunFolder implements AutoCloseable {
    private static final String PREFIX = "run-";
    private static final String LOCK = "lock";

    private final Path folder;
    private final FileChannel lock;

    private RunFolder(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /**
     * Makes one, and removes those that killed processes have left.
     *
     * @param parent shared by all hosts between which guests are moved
     */
    static RunFolder make(Path parent, PlainUser user) {
        try {
            Files.createDirectories(parent);
            for (Path each : list(parent)) {
                removeLeft(each);
            }
            Path folder = Files.createTempDirectory(parent, PREFIX);
            FileChannel lock = lock(folder);
            if (lock.tryLock() == null) {
                throw new IOException("another process has it locked");
            }
            user.own(folder);
            return new RunFolder(folder, lock);
        } catch (IOException failed) {
            throw new DeviceFault("no folder for guests can be made in " + parent + ": " + failed.getMessage(), failed);
        }
    }

    Path folder() {
        return folder;
    }

    private static List<Path> list(Path parent) throws IOException {
        try (Stream<Path> all = Files.list(parent)) {
            return all.filter(each -> String.valueOf(each.getFileName()).startsWith(PREFIX))
                    .filter(Files::isDirectory)
                    .toList();
        }
    }

    private static FileChannel lock(Path folder) throws IOException {
        return FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    private static void removeLeft(Path folder) throws IOException {
        // One that is being made has no lock yet.
        if (!Files.exists(folder.resolve(LOCK))) {
            return;
        }
        try (FileChannel channel = lock(folder)) {
            if (channel.tryLock() != null) {
                remove(folder);
            }
        } catch (OverlappingFileLockException ownedHere) {
            // it is in use by this process
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
    }

    /** Removes it with all that lies in it. */
    @Override
    public void close() {
        try {
            remove(folder);
            lock.close();
        } catch (IOException left) {
            // the next process removes it
        }
    }
}
