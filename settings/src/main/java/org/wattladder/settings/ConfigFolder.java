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
 * Named files of one folder of the configuration directory.
 *
 * @param folder for example {@code config/suites}
 * @param word what a file in it is, for sentences
 * @param ending of their names, for example {@code .yaml}
 */
public record ConfigFolder(Path folder, String word, String ending) {

    /** A folder of YAML files. */
    public ConfigFolder(Path folder, String word) {
        this(folder, word, ".yaml");
    }

    /** Names of its files without the ending, in order; none when the folder does not exist. */
    public List<String> names() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ending))
                    .map(name -> name.substring(0, name.length() - ending.length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The file of this name in the folder, or of this path to a file; notes the nearest name when there is none. */
    public Optional<Path> named(String nameOrPath, String where, Problems problems) {
        boolean path = nameOrPath.contains("/")
                || nameOrPath.endsWith(ending)
                || (ending.equals(".yaml") && nameOrPath.endsWith(".yml"));
        return path ? Optional.of(Path.of(nameOrPath)) : find(nameOrPath, where, problems);
    }

    /** The file of this name; notes the nearest name when there is none. */
    public Optional<Path> find(String name, String where, Problems problems) {
        Names names = new Names(names());
        if (names.valid().contains(name)) {
            return Optional.of(folder.resolve(name + ending));
        }
        problems.add(where, "there is no " + word + " \"" + name + "\" in " + folder + names.hint(name));
        return Optional.empty();
    }
}
