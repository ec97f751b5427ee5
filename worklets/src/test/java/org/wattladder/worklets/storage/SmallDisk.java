package org.wattladder.worklets.storage;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** An ext4 file system of a few MiB in a file, mounted; only for root on a Linux with loop devices. */
final class SmallDisk implements AutoCloseable {
    private final Path image;
    private final Path mount;

    private SmallDisk(Path image, Path mount) {
        this.image = image;
        this.mount = mount;
    }

    /** Mounts one, or skips the test with the reason. */
    static SmallDisk orSkip(Path folder, int mebibytes) throws IOException {
        assumeTrue(System.getProperty("user.name").equals("root"), "only root can mount a file system");
        Path image = folder.resolve("disk.img");
        try (RandomAccessFile file = new RandomAccessFile(image.toFile(), "rw")) {
            file.setLength((long) mebibytes << 20);
        }
        Path mount = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(run("mkfs.ext4", "-q", "-O", "^has_journal", image.toString()), "no mkfs.ext4 here");
        assumeTrue(run("mount", "-o", "loop", image.toString(), mount.toString()), "no loop mounts here");
        return new SmallDisk(image, mount);
    }

    Path folder() {
        return mount;
    }

    /** Takes the medium out from under the file system, so that every access to the device fails. */
    void pull() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(image.toFile(), "rw")) {
            file.setLength(0);
        }
    }

    void remountReadOnly() {
        assumeTrue(run("mount", "-o", "remount,ro", mount.toString()), "cannot remount here");
    }

    @Override
    public void close() {
        if (!run("umount", mount.toString())) {
            run("umount", "-l", mount.toString());
        }
    }

    private static boolean run(String... command) {
        try {
            Process process = new ProcessBuilder(List.of(command))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(20, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException stopped) {
            throw new UncheckedIOException(new IOException(stopped));
        }
    }
}
