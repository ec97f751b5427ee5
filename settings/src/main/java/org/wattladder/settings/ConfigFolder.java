package org.wattladder.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;

/**
 * Named YAML files of one folder of the configuration directory.
 *
 * @param folder for example {@code config/suites}
 * @param word what a file in it is, for sentences
 */
public record ConfigFolder(Path folder, String word) {

    /** Names of its files without the ending, in order; none when the folder does not exist. */
    public List<String> names() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".yaml"))
                    .map(name -> name.substring(0, name.length() - ".yaml".length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The file of this name; notes the nearest name when there is none. */
    public Optional<Path> find(String name, String where, Problems problems) {
        Names names = new Names(names());
        if (names.valid().contains(name)) {
            return Optional.of(folder.resolve(name + ".yaml"));
        }
        problems.add(where, "there is no " + word + " \"" + name + "\" in " + folder + names.hint(name));
        return Optional.empty();
    }
}
