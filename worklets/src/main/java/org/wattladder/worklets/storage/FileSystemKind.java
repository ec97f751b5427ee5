package org.wattladder.worklets.storage;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.wattladder.worklets.api.DeviceFault;

/** What kind of file system a folder is on. */
final class FileSystemKind {
    /** These take O_DIRECT and buffer all the same, since they are memory. */
    private static final Set<String> MEMORY = Set.of("tmpfs", "ramfs", "hugetlbfs", "devtmpfs");

    private FileSystemKind() {}

    /**
     * Refuses a folder on which unbuffered access cannot be.
     *
     * @throws DeviceFault with a sentence that names folder and cause
     */
    static void check(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new DeviceFault("storage folder " + folder + " is not there or is no folder");
        }
        FileStore store;
        long block;
        try {
            store = Files.getFileStore(folder);
            block = store.getBlockSize();
        } catch (IOException failed) {
            throw Faults.opening(folder, failed);
        }
        if (MEMORY.contains(store.type())) {
            throw new DeviceFault("storage folder " + folder + " is on " + store.type() + ", which keeps its files in"
                    + " memory: there is no device to measure; choose a folder on a disk");
        }
        if (block > Unit.BYTES || Unit.BYTES % block != 0) {
            throw new DeviceFault("the file system of storage folder " + folder + " (" + store.type()
                    + ") has blocks of " + block + " bytes, and unbuffered access to it goes in such blocks only; "
                    + Unit.BYTES + " bytes or a fraction of it are needed here");
        }
    }

    /** Name of the kind, for sentences. */
    static String name(Path path) {
        try {
            Path there = Files.exists(path) ? path : path.toAbsolutePath().getParent();
            return Files.getFileStore(there).type();
        } catch (IOException unknown) {
            return "of unknown kind";
        }
    }
}
