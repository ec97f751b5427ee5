package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A file system on a loop device of its own, with files of somebody else on it; needs root, else the test is skipped. */
final class ScratchDisk implements AutoCloseable {
    private final Path image;
    private final Path mountPoint;
    private final String device;

    private ScratchDisk(Path image, Path mountPoint, String device) {
        this.image = image;
        this.mountPoint = mountPoint;
        this.device = device;
    }

    /**
     * Makes and mounts one.
     *
     * @param mkfsOptions beside those for a small file system without a journal
     */
    static ScratchDisk mount(Path directory, int mebibytes, String... mkfsOptions) throws Exception {
        assumeTrue("root".equals(System.getProperty("user.name")), "a loop device can be made by root only");
        assumeTrue(Files.exists(Path.of("/dev/loop-control")), "this kernel has no loop devices");
        Path image = directory.resolve("disk.img");
        try (RandomAccessFile file = new RandomAccessFile(image.toFile(), "rw")) {
            file.setLength((long) mebibytes << 20);
        }
        List<String> mkfs = new ArrayList<>(List.of("mkfs.ext4", "-q", "-F", "-O", "^has_journal", "-m", "0"));
        mkfs.addAll(List.of(mkfsOptions));
        mkfs.add(image.toString());
        assumeTrue(command(mkfs.toArray(String[]::new)).isPresent(), "there is no mkfs.ext4 here");
        String device = command("losetup", "--show", "-f", image.toString()).orElse("");
        assumeTrue(!device.isEmpty(), "no loop device can be set up here");
        Path mountPoint = Files.createDirectory(directory.resolve("mnt"));
        ScratchDisk disk = new ScratchDisk(image, mountPoint, device);
        if (command("mount", device, mountPoint.toString()).isEmpty()) {
            disk.close();
            assumeTrue(false, "a loop device cannot be mounted here");
        }
        return disk;
    }

    Path mountPoint() {
        return mountPoint;
    }

    /** Makes it read-only. */
    void seal() throws Exception {
        assertThat(command("mount", "-o", "remount,ro", mountPoint.toString())).isPresent();
    }

    /** Keeps a copy of what is on the device, then takes the device away under its file system. */
    Path pull() throws Exception {
        Path copy = image.resolveSibling("copy.img");
        assertThat(command("sync", "-f", mountPoint.toString())).isPresent();
        Files.copy(image, copy);
        try (RandomAccessFile file = new RandomAccessFile(image.toFile(), "rw")) {
            file.setLength(0);
        }
        assertThat(command("losetup", "-c", device)).isPresent();
        return copy;
    }

    /** Mounts a copy in place of the device, to be looked at. */
    void exchange(Path copy) throws Exception {
        command("umount", "-l", mountPoint.toString());
        assertThat(command("mount", "-o", "loop,ro", copy.toString(), mountPoint.toString()))
                .isPresent();
    }

    @Override
    public void close() throws IOException {
        try {
            command("umount", "-l", mountPoint.toString());
            command("losetup", "-d", device);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Standard output of a command; empty when it failed. */
    static Optional<String> command(String... words) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(words).redirectErrorStream(true).start();
        } catch (IOException missing) {
            return Optional.empty();
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        boolean ended = process.waitFor(30, TimeUnit.SECONDS);
        return ended && process.exitValue() == 0 ? Optional.of(output.strip()) : Optional.empty();
    }
}
