package org.wattladder.worklets.api;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.model.archive.Sha256;

/**
 * Tells whether two processes run the same program: SHA-256 over the names and contents of all jars of a class path. Where
 * they lie and in which order does not matter, so that two machines with copies of one installation have one digest.
 */
public final class ProgramDigest {
    private ProgramDigest() {}

    /**
     * The digest of this process's own class path and one more, 64 hexadecimal digits; it reads every jar, which takes a
     * moment.
     */
    public static String ofThisProcess(String more) {
        return of(System.getProperty("java.class.path") + File.pathSeparator + more);
    }

    /**
     * The digest of a class path of jars, directories and {@code DIRECTORY/*} for all jars in one; what does not exist is
     * left out, as a JVM does.
     *
     * @throws UncheckedIOException when a file cannot be read
     */
    public static String of(String classPath) {
        try {
            return Sha256.of(Arrays.stream(classPath.split(File.pathSeparator, -1))
                    .filter(place -> !place.isEmpty())
                    .flatMap(place -> lines(place).stream())
                    .sorted()
                    .distinct()
                    .collect(Collectors.joining("\n"))
                    .getBytes(StandardCharsets.UTF_8));
        } catch (UncheckedIOException unreadable) {
            throw new UncheckedIOException(
                    "the program cannot be read: " + unreadable.getCause().getMessage(), unreadable.getCause());
        }
    }

    /** One line per file: its checksum and its name, which in a directory is that below it. */
    private static List<String> lines(String entry) {
        boolean jars = entry.endsWith("/*");
        Path place =
                Path.of(jars ? entry.substring(0, entry.length() - 2) : entry).toAbsolutePath();
        if (!Files.exists(place)) {
            return List.of();
        }
        Path root = Files.isDirectory(place) ? place : place.getParent();
        try (Stream<Path> files = jars ? Files.list(place) : Files.walk(place)) {
            return files.filter(file -> Files.isRegularFile(file)
                            && (!jars || file.toString().endsWith(".jar")))
                    .map(file -> line(file, root.relativize(file)))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String line(Path file, Path name) {
        try (InputStream content = Files.newInputStream(file)) {
            return Sha256.of(content) + " " + name;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
