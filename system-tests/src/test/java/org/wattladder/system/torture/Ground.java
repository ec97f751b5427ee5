package org.wattladder.system.torture;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;

/**
 * Where runs of one thread go: a file system of its own in an image file where loop devices can be made, else a folder.
 * What a program did not force is not in the image file, so that a copy of it is what a loss of power leaves.
 */
final class Ground implements AutoCloseable {
    private static final long IMAGE_BYTES = 24L << 20;

    private final Path image;
    private final Path folder;
    private final boolean disk;

    private Ground(Path image, Path folder, boolean disk) {
        this.image = image;
        this.folder = folder;
        this.disk = disk;
    }

    static Ground make(Path slot) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(slot.resolve("ground"));
        Path image = slot.resolve("disk.img");
        if (!"root".equals(System.getProperty("user.name")) || !Files.exists(Path.of("/dev/loop-control"))) {
            return new Ground(image, folder, false);
        }
        try (RandomAccessFile file = new RandomAccessFile(image.toFile(), "rw")) {
            file.setLength(IMAGE_BYTES);
        }
        boolean mounted = succeeds("mkfs.ext4", "-q", "-F", "-m", "0", image.toString())
                && succeeds("mount", "-o", "loop", image.toString(), folder.toString());
        return new Ground(image, folder, mounted);
    }

    Path folder() {
        return folder;
    }

    /** Whether it is a file system of its own, which can be full and lose power. */
    boolean isDisk() {
        return disk;
    }

    /** Fills it to the last byte. */
    void fill() throws IOException {
        byte[] block = new byte[1 << 16];
        for (int size = block.length; size > 0; size /= 2) {
            try (OutputStream out = Files.newOutputStream(
                    filler(), java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.APPEND)) {
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
        Path copy = image.resolveSibling("copy.img");
        Files.copy(image, copy, StandardCopyOption.REPLACE_EXISTING);
        unmount();
        Files.move(copy, image, StandardCopyOption.REPLACE_EXISTING);
        if (!succeeds("mount", "-o", "loop", image.toString(), folder.toString())) {
            throw new IOException("the file system cannot be mounted after the loss of power");
        }
    }

    private void unmount() throws IOException, InterruptedException {
        if (!succeeds("umount", folder.toString())) {
            succeeds("umount", "-l", folder.toString());
        }
    }

    private static boolean succeeds(String... words) throws IOException, InterruptedException {
        try {
            Process process =
                    new ProcessBuilder(words).redirectErrorStream(true).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            boolean good = process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0;
            if (!good) {
                System.err.println(String.join(" ", words) + ": " + said.strip());
            }
            return good;
        } catch (IOException missing) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        try {
            if (disk) {
                unmount();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
