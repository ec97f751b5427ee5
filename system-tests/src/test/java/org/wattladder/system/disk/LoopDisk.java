package org.wattladder.system.disk;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * An ext4 file system in an image file, mounted through a loop device; needs root. What a program did not force is not
 * in the image file, so that a copy of it is what a loss of power leaves.
 */
public final class LoopDisk implements AutoCloseable {
    private final Path image;
    private final Path mountPoint;
    private String device;

    private LoopDisk(Path image, Path mountPoint, String device) {
        this.image = image;
        this.mountPoint = mountPoint;
        this.device = device;
    }

    /**
     * Makes and mounts one.
     *
     * @param mkfsOptions beside those for a small file system
     * @throws IOException with a sentence that says why this cannot be done here
     */
    public static LoopDisk mount(Path directory, int mebibytes, String... mkfsOptions)
            throws IOException, InterruptedException {
        if (!"root".equals(System.getProperty("user.name")) || !Files.exists(Path.of("/dev/loop-control"))) {
            throw new IOException("a file system of its own needs root and loop devices");
        }
        Path image = directory.resolve("disk.img");
        try (RandomAccessFile file = new RandomAccessFile(image.toFile(), "rw")) {
            file.setLength((long) mebibytes << 20);
        }
        List<String> mkfs = new ArrayList<>(List.of("mkfs.ext4", "-q", "-F", "-m", "0"));
        mkfs.addAll(List.of(mkfsOptions));
        mkfs.add(image.toString());
        Commands.require(mkfs.toArray(String[]::new));
        LoopDisk disk = new LoopDisk(image, Files.createDirectories(directory.resolve("mnt")), "");
        disk.attach();
        return disk;
    }

    private void attach() throws IOException, InterruptedException {
        device = Commands.require("losetup", "--show", "-f", image.toString());
        try {
            Commands.require("mount", device, mountPoint.toString());
        } catch (IOException cannotMount) {
            close();
            throw cannotMount;
        }
    }

    /** Where it is mounted. */
    public Path mountPoint() {
        return mountPoint;
    }

    /** Makes it read-only. */
    public void seal() throws IOException, InterruptedException {
        Commands.require("mount", "-o", "remount,ro", mountPoint.toString());
    }

    /** Loses power, and comes back with what was forced; all processes that write to it must be gone. */
    public void losePower() throws IOException, InterruptedException {
        Path copy = image.resolveSibling("copy.img");
        Files.copy(image, copy, StandardCopyOption.REPLACE_EXISTING);
        Commands.output("umount", mountPoint.toString());
        close();
        Files.move(copy, image, StandardCopyOption.REPLACE_EXISTING);
        attach();
    }

    /** Keeps a copy of what is on the device, then takes the device away under its file system. */
    public Path pull() throws IOException, InterruptedException {
        Path copy = image.resolveSibling("copy.img");
        Commands.require("sync", "-f", mountPoint.toString());
        Files.copy(image, copy);
        try (RandomAccessFile file = new RandomAccessFile(image.toFile(), "rw")) {
            file.setLength(0);
        }
        Commands.require("losetup", "-c", device);
        return copy;
    }

    /** Mounts a copy in place of the device, to be looked at. */
    public void exchange(Path copy) throws IOException, InterruptedException {
        Commands.output("umount", "-l", mountPoint.toString());
        Commands.require("mount", "-o", "loop,ro", copy.toString(), mountPoint.toString());
    }

    /** Unmounts it, at once, whoever still looks; a second call does nothing. */
    @Override
    public synchronized void close() {
        if (device.isEmpty()) {
            return;
        }
        try {
            Commands.output("umount", "-l", mountPoint.toString());
            Commands.output("losetup", "-d", device);
            device = "";
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
