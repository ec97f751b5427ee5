package org.wattladder.worklets.api;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
     * @throws IllegalStateException with a sentence, when a file cannot be read
     */
    public static String of(String classPath) {
        return digest(classPath, (file, name) -> sha256(file) + " " + name);
    }

    /**
     * Changes with the place, the length and the times of each of these files, and reads none of them: as long as it stays,
     * so does the digest.
     */
    static String stamp(String classPath) {
        return digest(classPath, (file, name) -> file + " " + Files.readAttributes(file, attributes(file)));
    }

    /** The time at which its attributes changed cannot be set back, where the system has one. */
    private static String attributes(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("unix")
                ? "unix:size,lastModifiedTime,ctime,ino"
                : "size,lastModifiedTime";
    }

    /** What stands for one file; its name is that below the directory of the class path. */
    private interface Line {
        String of(Path file, String name) throws IOException;
    }

    private static String digest(String classPath, Line line) {
        return sha256(Arrays.stream(classPath.split(File.pathSeparator, -1))
                .filter(place -> !place.isEmpty())
                .flatMap(place -> lines(place, line).stream())
                .sorted()
                .distinct()
                .collect(Collectors.joining("\n"))
                .getBytes(StandardCharsets.UTF_8));
    }

    /** One line per file. */
    private static List<String> lines(String entry, Line line) {
        boolean jars = entry.endsWith("/*");
        Path place =
                Path.of(jars ? entry.substring(0, entry.length() - 2) : entry).toAbsolutePath();
        if (!Files.exists(place)) {
            return List.of();
        }
        try (Stream<Path> files = jars ? Files.list(place) : Files.walk(place)) {
            return files.filter(file -> Files.isRegularFile(file)
                            && (!jars || file.toString().endsWith(".jar")))
                    .map(file -> line(
                            file,
                            String.valueOf(Files.isDirectory(place) ? place.relativize(file) : file.getFileName()),
                            line))
                    .toList();
        } catch (IOException unreadable) {
            throw unreadable(place, unreadable);
        }
    }

    private static String line(Path file, String name, Line line) {
        try {
            return line.of(file, name);
        } catch (IOException unreadable) {
            throw unreadable(file, unreadable);
        }
    }

    private static IllegalStateException unreadable(Path place, IOException why) {
        return new IllegalStateException(place + ", a part of the program, cannot be read: " + why.getMessage(), why);
    }

    /** The digest of a file, which may be larger than the memory. */
    static String sha256(Path file) throws IOException {
        MessageDigest digest = digest();
        try (InputStream content = new DigestInputStream(Files.newInputStream(file), digest)) {
            content.transferTo(OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static String sha256(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes));
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
