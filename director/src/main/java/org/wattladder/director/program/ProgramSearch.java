package org.wattladder.director.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.settings.program.Folders;

/**
 * Finds the programs that a program file names.
 *
 * @param home folder of the file, for names that begin with {@code ./}
 * @param folders searched first; {@code *} stands for any name, of several the last in order wins
 * @param path variable with further folders
 */
record ProgramSearch(Path home, List<String> folders, String path) {
    /**
     * The executable file of this name or path.
     *
     * @throws IllegalArgumentException with a sentence, if there is none
     */
    Path find(String name) {
        return look(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        isPath(name)
                                ? "there is no program " + name + " on this host"
                                : "program " + name
                                        + " is not installed on this host; install it, or add its folder to PATH"));
    }

    /** Likewise; empty if there is none. */
    Optional<Path> look(String name) {
        return isPath(name)
                ? Optional.of(home.resolve(name).normalize()).filter(Folders::isProgram)
                : Folders.command(
                        name,
                        Stream.concat(
                                folders.stream().flatMap(folder -> Folders.matching(folder).stream()),
                                Folders.ofPath(path).stream()));
    }

    private static boolean isPath(String name) {
        return name.startsWith("/") || name.startsWith("./");
    }
}
