package org.wattladder.settings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Where configuration is looked for: a file of an earlier folder takes the place of the file of that name in later ones.
 *
 * @param folders at least one; they need not exist
 */
public record ConfigLayers(List<Path> folders) {
    private static final String PRODUCT = "wattladder";

    public ConfigLayers {
        folders = List.copyOf(folders);
        if (folders.isEmpty()) {
            throw new IllegalArgumentException("configuration lies in a folder");
        }
    }

    /** One folder alone. */
    public static ConfigLayers of(Path folder) {
        return new ConfigLayers(List.of(folder));
    }

    /**
     * What a person has laid over the defaults, in {@code XDG_CONFIG_HOME} or {@code HOME}, then what the site has, in
     * {@code /etc/wattladder}, then the defaults themselves.
     *
     * @param variable value of an environment variable, empty when it is not set
     */
    public static ConfigLayers over(Path defaults, Function<String, Optional<String>> variable) {
        Optional<Path> own = variable.apply("XDG_CONFIG_HOME")
                .map(Path::of)
                .or(() -> variable.apply("HOME").map(home -> Path.of(home, ".config")))
                .filter(Path::isAbsolute);
        return new ConfigLayers(Stream.concat(
                        own.map(folder -> folder.resolve(PRODUCT)).stream(),
                        Stream.of(Path.of("/etc", PRODUCT), defaults))
                .toList());
    }

    /** The folder to which new files go. */
    public Path first() {
        return folders.get(0);
    }

    /** YAML files of one kind. */
    public ConfigFolder folder(String name, String word) {
        return folder(name, word, ".yaml");
    }

    /** Files of one kind. */
    public ConfigFolder folder(String name, String word, String ending) {
        return new ConfigFolder(below(name), word, ending);
    }

    /** The folders of this name that exist. */
    public List<Path> existing(String name) {
        return below(name).stream().filter(Files::isDirectory).toList();
    }

    private List<Path> below(String name) {
        return folders.stream().map(folder -> folder.resolve(name)).toList();
    }
}
