package org.wattladder.chauffeur.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.settings.ConfigLayers;
import picocli.CommandLine.Option;

/** The option that every command which reads configuration has. */
public final class ConfigOption {
    @Option(
            names = "--config",
            paramLabel = "DIR",
            description =
                    "directory with suites, clients and meters (default: config beside the wattladder script; installed: ~/.config/wattladder, /etc/wattladder and the defaults)")
    private Path directory;

    /** The directory that was given; empty for the standard one. */
    public Optional<Path> given() {
        return Optional.ofNullable(directory);
    }

    /**
     * The directory that was given, alone; else {@code config} in the home of Wattladder. Over that of an installed
     * Wattladder, which nobody edits, lies what a person and a site have; a source tree stands for itself.
     */
    public ConfigLayers layers(Path home) {
        if (directory != null) {
            return ConfigLayers.of(directory);
        }
        Path defaults = home.resolve("config");
        return Files.exists(home.resolve("pom.xml"))
                ? ConfigLayers.of(defaults)
                : ConfigLayers.over(defaults, ConfigOption::variable);
    }

    private static Optional<String> variable(String name) {
        return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isBlank());
    }
}
