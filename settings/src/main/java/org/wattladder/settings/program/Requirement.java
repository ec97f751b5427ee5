package org.wattladder.settings.program;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Something that a program needs on its host.
 *
 * @param what a command, or an absolute path in whose last parts {@code *} stands for any name
 * @param brings the package that brings it
 */
public record Requirement(String what, String brings) {
    static Requirement parse(String text) {
        int blank = text.indexOf(' ');
        return new Requirement(text.substring(0, blank), text.substring(blank + 1));
    }

    /**
     * Whether this host has it.
     *
     * @param folders where commands are looked for, such as those of PATH
     */
    public boolean isMet(List<Path> folders) {
        return what.startsWith("/")
                ? exists(Path.of("/"), Path.of(what.substring(1)))
                : folders.stream().anyMatch(folder -> Files.isExecutable(folder.resolve(what)));
    }

    /** The folders of this value of PATH. */
    public static List<Path> folders(String path) {
        return Arrays.stream(path.split(":"))
                .filter(folder -> !folder.isEmpty())
                .map(Path::of)
                .toList();
    }

    private static boolean exists(Path folder, Path rest) {
        Path first = rest.getName(0);
        if (!first.toString().contains("*")) {
            Path next = folder.resolve(first);
            return rest.getNameCount() == 1 ? Files.exists(next) : exists(next, rest.subpath(1, rest.getNameCount()));
        }
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, first.toString())) {
            for (Path each : found) {
                Path name = Objects.requireNonNull(each.getFileName(), "a file in a folder has a name");
                if (rest.getNameCount() == 1 || exists(folder.resolve(name), rest.subpath(1, rest.getNameCount()))) {
                    return true;
                }
            }
            return false;
        } catch (IOException unreadable) {
            return false;
        }
    }
}
