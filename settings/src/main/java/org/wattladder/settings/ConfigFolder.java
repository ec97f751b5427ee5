package org.wattladder.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;

/**
 * Named files of one kind in the folders of the configuration.
 *
 * @param folders for example {@code config/suites}; a file of an earlier one wins
 * @param word what a file in it is, for sentences
 * @param ending of their names, for example {@code .yaml}
 */
public record ConfigFolder(List<Path> folders, String word, String ending) {
    public ConfigFolder {
        folders = List.copyOf(folders);
    }

    /** Names of its files without the ending, in order; none when no folder exists. */
    public List<String> names() {
        return folders.stream().flatMap(this::names).distinct().sorted().toList();
    }

    private Stream<String> names(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ending))
                    .map(name -> name.substring(0, name.length() - ending.length()))
                    .toList()
                    .stream();
        } catch (IOException e) {
            return Stream.empty();
        }
    }

    /** The folders, for sentences. */
    public String places() {
        return folders.stream().map(Path::toString).collect(Collectors.joining(" or "));
    }

    /** The file of this name, or of this path to a file; notes the nearest name when there is none. */
    public Optional<Path> named(String nameOrPath, String where, Problems problems) {
        boolean path = nameOrPath.contains("/")
                || nameOrPath.endsWith(ending)
                || (ending.equals(".yaml") && nameOrPath.endsWith(".yml"));
        return path ? Optional.of(Path.of(nameOrPath)) : find(nameOrPath, where, problems);
    }

    /** The file of this name; notes the nearest name when there is none. */
    public Optional<Path> find(String name, String where, Problems problems) {
        Optional<Path> found = folders.stream()
                .filter(folder -> names(folder).anyMatch(name::equals))
                .map(folder -> folder.resolve(name + ending))
                .findFirst();
        if (found.isEmpty()) {
            problems.add(
                    where, "there is no " + word + " \"" + name + "\" in " + places() + new Names(names()).hint(name));
        }
        return found;
    }
}
