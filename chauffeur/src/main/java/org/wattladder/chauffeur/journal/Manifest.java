package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * The checksums of a run directory, in the form {@code sha256sum -c} reads; the last line, a comment to that program, is
 * the checksum of the lines above.
 */
public final class Manifest {
    private static final String OWN = "# sha256 of the lines above: ";

    private static final int PART_BYTES = 1 << 16;

    private Manifest() {}

    /** Writes the manifest over every file that is there now, logs included, sorted by name. */
    public static void write(RunDirectory directory) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Path file : files(directory)) {
            String name = directory.path().relativize(file).toString().replace('\\', '/');
            text.append(sha256(file)).append("  ").append(name).append('\n');
        }
        String own = HexFormat.of().formatHex(digest().digest(text.toString().getBytes(StandardCharsets.UTF_8)));
        directory.write(RunDirectory.MANIFEST, text + OWN + own + "\n");
    }

    private static List<Path> files(RunDirectory directory) throws IOException {
        try (Stream<Path> all = Files.walk(directory.path())) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> !file.equals(directory.file(RunDirectory.MANIFEST)))
                    .filter(file -> !file.equals(directory.file(RunDirectory.SIGNATURE)))
                    .filter(file -> !file.getFileName().toString().endsWith(".tmp"))
                    .sorted()
                    .toList();
        }
    }

    /** Part by part: an archive may be larger than the memory. */
    private static String sha256(Path file) throws IOException {
        MessageDigest digest = digest();
        try (InputStream content = Files.newInputStream(file)) {
            byte[] part = new byte[PART_BYTES];
            for (int length = content.read(part); length >= 0; length = content.read(part)) {
                digest.update(part, 0, length);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
