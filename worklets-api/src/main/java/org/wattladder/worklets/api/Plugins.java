package org.wattladder.worklets.api;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Jars of one folder, which hold worklets from outside and what these need.
 *
 * @param jars in order of name; none without a folder
 */
public record Plugins(List<Jar> jars) {
    private static final int DIGEST_DIGITS = 16;

    public Plugins {
        jars = List.copyOf(jars);
    }

    /**
     * A jar.
     *
     * @param path absolute
     * @param digest of its content, sixteen hexadecimal digits of SHA-256
     */
    public record Jar(Path path, String digest) {
        /** Name and digest, which are the same on every machine. */
        @Override
        public String toString() {
            return path.getFileName() + " " + digest;
        }
    }

    /** No folder. */
    public static Plugins none() {
        return new Plugins(List.of());
    }

    /**
     * Reads the jars of a folder, not those below it.
     *
     * @throws IllegalArgumentException with a sentence, when there is no such folder, no jar in it, or one that cannot be
     *     read
     */
    public static Plugins in(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException("the folder of plug-ins " + folder + " does not exist");
        }
        try (Stream<Path> files = Files.list(folder.toAbsolutePath().normalize())) {
            List<Jar> jars = new ArrayList<>();
            for (Path file : files.filter(each -> each.toString().endsWith(".jar"))
                    .sorted()
                    .toList()) {
                jars.add(new Jar(file, ProgramDigest.sha256(file).substring(0, DIGEST_DIGITS)));
            }
            if (jars.isEmpty()) {
                throw new IllegalArgumentException("the folder of plug-ins " + folder + " holds no jar");
            }
            return new Plugins(jars);
        } catch (IOException unreadable) {
            throw new IllegalArgumentException(
                    "the folder of plug-ins " + folder + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }

    /** Finds classes of the parent first, then those of the jars; stays open as long as the process. */
    ClassLoader loader(ClassLoader parent) {
        if (jars.isEmpty()) {
            return parent;
        }
        URL[] places = new URL[jars.size()];
        for (int i = 0; i < places.length; i++) {
            try {
                places[i] = jars.get(i).path().toUri().toURL();
            } catch (MalformedURLException everyFileHasOne) {
                throw new IllegalStateException(everyFileHasOne);
            }
        }
        return new URLClassLoader("plugins", places, parent);
    }
}
