package org.wattladder.director.permission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a plan may name storage folders; devices that the Director finds itself are always used.
 *
 * @param roots real paths of directories; a folder must lie in one of them
 * @param anywhere whether every folder may be named
 */
public record StorageRoots(List<String> roots, boolean anywhere) {
    public StorageRoots {
        roots = List.copyOf(roots);
    }

    /** Every folder of this machine. */
    public static StorageRoots everywhere() {
        return new StorageRoots(List.of(), true);
    }

    /**
     * Folders in these directories only.
     *
     * @throws IllegalArgumentException with a sentence, if one is no directory here
     */
    public static StorageRoots within(List<Path> directories) {
        List<String> real = new ArrayList<>();
        for (Path directory : directories) {
            try {
                if (!Files.isDirectory(directory)) {
                    throw new IOException("no directory");
                }
                real.add(directory.toRealPath().toString());
            } catch (IOException missing) {
                throw new IllegalArgumentException(
                        "--storage-root " + directory + " is no directory here; make it first", missing);
            }
        }
        return new StorageRoots(real, false);
    }

    /** A sentence against a folder, given without symbolic links in it; empty when it may be used. */
    public Optional<String> refusal(String real) {
        Path folder = Path.of(real).normalize();
        if (anywhere || roots.stream().anyMatch(root -> folder.startsWith(Path.of(root)))) {
            return Optional.empty();
        }
        return Optional.of("storage folder " + real + " lies outside of what this Director allows ("
                + (roots.isEmpty() ? "no folder at all" : String.join(", ", roots))
                + "); name another, none to use the devices it finds, or start it with --storage-root " + real);
    }
}
