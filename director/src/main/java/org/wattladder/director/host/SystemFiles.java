package org.wattladder.director.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the small text files of the kernel below a root directory, which tests replace by a tree of their own. */
public final class SystemFiles {
    private final Path root;

    /** Reads below this directory; {@code /} on a real machine. */
    public SystemFiles(Path root) {
        this.root = root;
    }

    /** Content of a file without surrounding white space; empty when it is missing or cannot be read. */
    public Optional<String> text(String path) {
        try {
            return Optional.of(new String(Files.readAllBytes(root.resolve(path)), StandardCharsets.UTF_8).strip());
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Names in a directory, sorted; none when it is missing or cannot be read. */
    public List<String> names(String path) {
        try (Stream<Path> entries = Files.list(root.resolve(path))) {
            return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
