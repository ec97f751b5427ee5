package org.wattladder.director.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** Reads the small text files of the kernel below a root directory, which tests replace by a tree of their own. */
public final class SystemFiles {
    private final Path root;
    private final ToLongFunction<Path> space;

    /** Reads below this directory; {@code /} on a real machine. */
    public SystemFiles(Path root) {
        this(root, path -> path.toFile().getUsableSpace());
    }

    /** Reads below this directory, and asks this for the bytes that can be written to a directory in it. */
    public SystemFiles(Path root, ToLongFunction<Path> space) {
        this.root = root;
        this.space = space;
    }

    /** Where a file of this path really is. */
    public Path path(String path) {
        return root.resolve(path.startsWith("/") ? path.substring(1) : path);
    }

    /** The same path without symbolic links in it, beginning with a slash; empty when there is no such file. */
    public Optional<String> real(String path) {
        try {
            return Optional.of("/" + root.toRealPath().relativize(path(path).toRealPath()));
        } catch (IOException missing) {
            return Optional.empty();
        }
    }

    /** Says whether there is a directory of this path. */
    public boolean isDirectory(String path) {
        return Files.isDirectory(path(path));
    }

    /** Says whether this process may make files in this directory. */
    public boolean isWritable(String path) {
        return Files.isWritable(path(path));
    }

    /** Bytes that an ordinary user can still write to the file system of this directory; 0 when there is none. */
    public long usableBytes(String path) {
        return space.applyAsLong(path(path));
    }

    /** Number of the device that this file lies on, {@code major:minor}; empty where it is not told. */
    public Optional<String> deviceNumber(String path) {
        try {
            long device = (Long) Files.getAttribute(path(path), "unix:dev");
            long major = ((device >> 8) & 0xfff) | ((device >> 32) & ~0xfffL);
            long minor = (device & 0xff) | ((device >> 12) & ~0xffL);
            return Optional.of(major + ":" + minor);
        } catch (IOException | UnsupportedOperationException untold) {
            return Optional.empty();
        }
    }

    /** Content of a file without surrounding white space; empty when it is missing or cannot be read. */
    public Optional<String> text(String path) {
        try {
            return Optional.of(new String(Files.readAllBytes(path(path)), StandardCharsets.UTF_8).strip());
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Names in a directory, sorted; none when it is missing or cannot be read. */
    public List<String> names(String path) {
        try (Stream<Path> entries = Files.list(path(path))) {
            return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
