package org.wattladder.worklets.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A native library that a worklet calls and this project does not bring.
 *
 * @param title for people
 * @param library name without {@code lib} and {@code .so}
 * @param brings the package of Debian that brings it
 */
public record LibraryNeed(String title, String library, String brings) {
    private static final List<String> USUAL =
            List.of("lib", "lib64", "usr/lib", "usr/lib64", "usr/local/lib", "usr/local/lib64", "lib/*", "usr/lib/*");

    /**
     * What a user is told where this machine lacks it; empty when it is there. Looks where the dynamic loader looks, and loads
     * nothing.
     */
    public Optional<String> missing(String worklet) {
        String preferred = Optional.ofNullable(System.getenv("LD_LIBRARY_PATH")).orElse("");
        return isIn(Path.of("/"), preferred)
                ? Optional.empty()
                : Optional.of("worklet " + worklet + " needs " + title + " (lib" + library
                        + ".so), which this machine lacks; install the package " + brings);
    }

    /** Whether it is below this root, in these folders with colons between them, the usual ones or those of {@code ld.so.conf}. */
    boolean isIn(Path root, String preferred) {
        Stream<Path> first = Stream.of(preferred.split(":"))
                .filter(folder -> !folder.isEmpty())
                .map(Path::of);
        Stream<Path> usual = USUAL.stream().flatMap(folder -> matching(root, folder).stream());
        Stream<Path> told = matching(root, "etc/ld.so.conf.d/*.conf").stream().flatMap(file -> folders(root, file));
        return Stream.of(first, usual, told, folders(root, root.resolve("etc/ld.so.conf")))
                .flatMap(folders -> folders)
                .anyMatch(folder -> !matching(folder, "lib" + library + ".so*").isEmpty());
    }

    private static Stream<Path> folders(Path root, Path configuration) {
        try {
            return Files.readAllLines(configuration, StandardCharsets.ISO_8859_1).stream()
                    .map(String::strip)
                    .filter(line -> line.startsWith("/"))
                    .map(line -> root.resolve(line.substring(1)));
        } catch (IOException | UncheckedIOException none) {
            return Stream.empty();
        }
    }

    /** What there is of a path whose last part may hold stars. */
    private static List<Path> matching(Path folder, String pattern) {
        Path path = folder.resolve(pattern);
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> children =
                Files.newDirectoryStream(path.getParent(), path.getFileName().toString())) {
            children.forEach(found::add);
        } catch (IOException | DirectoryIteratorException none) {
            return List.of();
        }
        return found;
    }
}
