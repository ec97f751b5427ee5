package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.archive.Sha256;

/**
 * The checksums of a run directory, in the form {@code sha256sum -c} reads; the last line, a comment to that program, is
 * the checksum of the lines above.
 */
public final class Manifest {
    private static final String OWN = "# sha256 of the lines above: ";

    private Manifest() {}

    /** Writes the manifest over every file that is there now, logs included, sorted by name. */
    public static void write(RunDirectory directory) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Path file : files(directory)) {
            String name = directory.path().relativize(file).toString().replace('\\', '/');
            try (InputStream content = Files.newInputStream(file)) {
                text.append(Sha256.of(content)).append("  ").append(name).append('\n');
            }
        }
        String own = Sha256.of(text.toString().getBytes(StandardCharsets.UTF_8));
        directory.write(RunDirectory.MANIFEST, text + OWN + own + "\n");
    }

    /** Whether a manifest has its own checksum as the last line, so that none of its lines is cut off or changed. */
    public static boolean isWhole(Path manifest) throws IOException {
        String text = new String(Files.readAllBytes(manifest), StandardCharsets.UTF_8);
        int last = text.lastIndexOf(OWN);
        return last >= 0
                && text.substring(last + OWN.length())
                        .strip()
                        .equals(Sha256.of(text.substring(0, last).getBytes(StandardCharsets.UTF_8)));
    }

    /** Whether there is a manifest that knows this file with another content. */
    public static boolean contradicts(RunDirectory directory, String name) throws IOException {
        Path manifest = directory.file(RunDirectory.MANIFEST);
        Path file = directory.file(name);
        if (!Files.isRegularFile(manifest) || !Files.isRegularFile(file)) {
            return false;
        }
        String text = new String(Files.readAllBytes(manifest), StandardCharsets.ISO_8859_1);
        try (InputStream content = Files.newInputStream(file)) {
            String line = Sha256.of(content) + "  " + name;
            return text.lines().anyMatch(each -> each.endsWith("  " + name))
                    && text.lines().noneMatch(line::equals);
        }
    }

    private static List<Path> files(RunDirectory directory) throws IOException {
        try (Stream<Path> all = Files.walk(directory.path())) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> !file.equals(directory.file(RunDirectory.MANIFEST)))
                    .filter(file -> !file.equals(directory.file(RunDirectory.SIGNATURE)))
                    .filter(file -> !file.equals(directory.file(RunDirectory.LIVE_PATH)))
                    .filter(file -> !file.equals(directory.file(RunDirectory.WAITING)))
                    .filter(file -> !file.getFileName().toString().endsWith(".tmp"))
                    .sorted()
                    .toList();
        }
    }
}
