package org.wattladder.settings.program;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where programs and what they need are looked for; reads the file system of this process. */
public final class Folders {
    private Folders() {}

    /** The folders of this value of {@code PATH}, in order. */
    public static List<Path> ofPath(String path) {
        return Arrays.stream(path.split(File.pathSeparator, -1))
                .filter(folder -> !folder.isEmpty())
                .map(Path::of)
                .toList();
    }

    /** The executable file of this name in the first of these folders that has one; empty if none has. */
    public static Optional<Path> command(String name, Stream<Path> folders) {
        return folders.map(folder -> folder.resolve(name))
                .filter(Folders::isProgram)
                .findFirst();
    }

    /** Whether it is a file that may be executed. */
    public static boolean isProgram(Path file) {
        return Files.isRegularFile(file) && Files.isExecutable(file);
    }

    /** What there is of an absolute path in which {@code *} stands for any name; of several the last in order comes first. */
    public static List<Path> matching(String path) {
        List<Path> found = List.of(Path.of("/"));
        for (Path part : Path.of(path)) {
            List<Path> next = new ArrayList<>();
            for (Path parent : found) {
                next.addAll(children(parent, part.toString()));
            }
            next.sort((one, other) -> other.compareTo(one));
            found = next;
        }
        return found;
    }

    /** A folder that may not be listed still tells whether one name is there. */
    private static List<Path> children(Path parent, String name) {
        if (!name.contains("*")) {
            Path child = parent.resolve(name);
            return Files.exists(child) ? List.of(child) : List.of();
        }
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> children = Files.newDirectoryStream(parent, name)) {
            children.forEach(found::add);
        } catch (IOException | DirectoryIteratorException none) {
            // A folder that does not exist holds nothing.
        }
        return found;
    }
}
