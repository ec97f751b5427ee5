package org.wattladder.chauffeur.doctor;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * Finds programs as a shell does.
 *
 * @param searchPath directories, as in the environment variable PATH
 */
public record Programs(String searchPath) {

    /** Where the program of this name is, or empty when it is not installed. */
    public Optional<Path> find(String name) {
        return Arrays.stream(searchPath.split(File.pathSeparator, -1))
                .filter(directory -> !directory.isEmpty())
                .map(directory -> Path.of(directory).resolve(name))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }
}
