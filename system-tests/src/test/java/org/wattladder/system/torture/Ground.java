package org.wattladder.system.torture;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.wattladder.system.disk.LoopDisk;

/** Where runs of one thread go: a file system of its own where there can be one, else a folder. */
final class Ground implements AutoCloseable {
    private static final int MEBIBYTES = 24;

    private final Path folder;
    private final Optional<LoopDisk> disk;

    private Ground(Path folder, Optional<LoopDisk> disk) {
        this.folder = folder;
        this.disk = disk;
    }

    static Ground make(Path slot) throws IOException, InterruptedException {
        try {
            LoopDisk disk = LoopDisk.mount(slot, MEBIBYTES);
            return new Ground(disk.mountPoint(), Optional.of(disk));
        } catch (IOException impossible) {
            System.err.println(impossible.getMessage());
            return new Ground(Files.createDirectories(slot.resolve("ground")), Optional.empty());
        }
    }

    Path folder() {
        return folder;
    }

    /** Whether it is a file system of its own, which can be full and lose power. */
    boolean isDisk() {
        return disk.isPresent();
    }

    /** Fills it to the last byte. */
    void fill() throws IOException {
        byte[] block = new byte[1 << 16];
        for (int size = block.length; size > 0; size /= 2) {
            try (OutputStream out =
                    Files.newOutputStream(filler(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                while (true) {
                    out.write(block, 0, size);
                }
            } catch (IOException full) {
                // a smaller block may fit still
            }
        }
    }

    /** Makes room again. */
    void free() throws IOException {
        Files.deleteIfExists(filler());
    }

    private Path filler() {
        return folder.resolve("filler");
    }

    /** All processes that write must be gone. */
    void losePower() throws IOException, InterruptedException {
        disk.orElseThrow().losePower();
    }

    @Override
    public void close() {
        disk.ifPresent(LoopDisk::close);
    }
}
