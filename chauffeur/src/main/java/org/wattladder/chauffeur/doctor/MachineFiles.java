package org.wattladder.chauffeur.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The files by which the kernel tells about the machine.
 *
 * @param root the root directory, or a tree made to look like one
 */
public record MachineFiles(Path root) {

    /** Text of a file, or empty when it does not exist or may not be read. */
    public Optional<String> text(String path) {
        try {
            return Optional.of(Files.readString(root.resolve(path)).strip());
        } catch (IOException absent) {
            return Optional.empty();
        }
    }

    /** What follows a name and a colon at the start of a line. */
    public Optional<String> value(String path, String name) {
        return text(path)
                .flatMap(text -> text.lines()
                        .filter(line -> line.startsWith(name + ":"))
                        .map(line -> line.substring(name.length() + 1).strip())
                        .findFirst());
    }
}
