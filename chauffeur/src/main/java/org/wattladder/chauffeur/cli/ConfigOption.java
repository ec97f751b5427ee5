package org.wattladder.chauffeur.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option that every command which reads configuration has. */
public final class ConfigOption {
    @Option(
            names = "--config",
            paramLabel = "DIR",
            description = "directory with suites, clients and meters (default: config beside the wattladder script)")
    private Path directory;

    /** The directory that was given; empty for the standard one. */
    public Optional<Path> given() {
        return Optional.ofNullable(directory);
    }

    /** The configuration directory: the one given, or {@code config} in the installation's home. */
    public Path directory(Path home) {
        return Optional.ofNullable(directory).orElseGet(() -> home.resolve("config"));
    }
}
