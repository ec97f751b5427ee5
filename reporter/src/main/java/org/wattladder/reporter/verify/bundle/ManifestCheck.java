package org.wattladder.reporter.verify.bundle;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wattladder.model.archive.Sha256;
import org.wattladder.reporter.verify.difference.Difference;

/**
 * Holds every file of a run directory to {@code manifest.sha256}: the form {@code sha256sum -c} reads, and a last line,
 * a comment to that program, with the checksum of the lines above.
 */
public final class ManifestCheck {
    /** Name of the manifest in a run directory. */
    public static final String FILE = "manifest.sha256";

    private static final Pattern ENTRY = Pattern.compile("([0-9a-f]{64})  ([^\\x00-\\x1f]+)");
    private static final Pattern OWN = Pattern.compile("# sha256 of the lines above: ([0-9a-f]{64})\n");
    private static final String REMEDY = "; if you trust the files, make it again with 'wattladder report'";

    private final Path directory;
    private final List<Difference> differences = new ArrayList<>();
    private final SortedMap<String, String> listed = new TreeMap<>();

    private ManifestCheck(Path directory) {
        this.directory = directory;
    }

    /**
     * What is wrong, the manifest itself first, then its files by name.
     *
     * @param differences empty when every file is as listed
     * @param files number of files listed
     */
    public record Outcome(List<Difference> differences, int files) {
        public Outcome {
            differences = List.copyOf(differences);
        }
    }

    /** Compares; nothing is written. */
    public static Outcome of(Path directory) throws IOException {
        ManifestCheck check = new ManifestCheck(directory);
        check.run();
        return new Outcome(check.differences, check.listed.size());
    }

    private void run() throws IOException {
        Path file = directory.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            found(FILE, "is missing");
            return;
        }
        // Every byte becomes one character, so that a text that is not UTF-8 any more has the checksum of its bytes.
        String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        int lastLine = text.lastIndexOf('\n', text.length() - 2) + 1;
        Matcher own = OWN.matcher(text.substring(lastLine));
        if (!own.matches()) {
            found(FILE, "was changed: its last line is not the checksum of the lines above" + REMEDY);
        } else if (!Sha256.of(text.substring(0, lastLine).getBytes(StandardCharsets.ISO_8859_1))
                .equals(own.group(1))) {
            found(FILE, "was changed: its own checksum does not match" + REMEDY);
        }
        if (differences.isEmpty()) {
            entries(text.substring(0, lastLine));
            compare();
        }
    }

    private void entries(String text) {
        int line = 0;
        for (String entry : text.lines().toList()) {
            line++;
            Matcher matcher = ENTRY.matcher(entry);
            if (!matcher.matches()) {
                found(FILE, "line " + line + " is no checksum of a file");
                continue;
            }
            String name = new String(matcher.group(2).getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
            if (!directory.resolve(name).normalize().startsWith(directory.normalize())) {
                found(FILE, "line " + line + " names a file outside of the run directory");
            } else {
                listed.put(name, matcher.group(1));
            }
        }
    }

    private void compare() throws IOException {
        NavigableSet<String> present = present();
        for (Map.Entry<String, String> entry : listed.entrySet()) {
            if (!present.contains(entry.getKey())) {
                found(entry.getKey(), "is missing, but the manifest lists it");
            } else if (!checksum(entry.getKey()).equals(entry.getValue())) {
                found(entry.getKey(), "was changed: its checksum is not the one in the manifest");
            }
        }
        present.stream()
                .filter(name -> !listed.containsKey(name))
                .forEach(name -> found(name, "was added: the manifest does not list it"));
    }

    private NavigableSet<String> present() throws IOException {
        NavigableSet<String> names = new TreeSet<>();
        try (Stream<Path> all = Files.walk(directory)) {
            all.filter(path -> !Files.isDirectory(path))
                    .map(path -> directory.relativize(path).toString().replace('\\', '/'))
                    .filter(name -> !name.equals(FILE) && !name.equals(SealCheck.FILE) && !LiveFiles.contain(name))
                    .forEach(names::add);
        }
        return names;
    }

    private void found(String file, String sentence) {
        differences.add(Difference.ofFile(file, sentence));
    }

    private String checksum(String name) throws IOException {
        try (InputStream content = Files.newInputStream(directory.resolve(name))) {
            return Sha256.of(content);
        }
    }
}
