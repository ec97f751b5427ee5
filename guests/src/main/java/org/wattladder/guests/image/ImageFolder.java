package org.wattladder.guests.image;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The folder that keeps the image of guests, and of each run the disks of its guests. */
public final class ImageFolder {
    /** The variable of the environment that names another one. */
    public static final String VARIABLE = "WATTLADDER_GUESTS";

    private static final Path OF_ROOT = Path.of("/var/cache");

    private ImageFolder() {}

    /** What {@link #VARIABLE} names, else a folder of the cache: {@code /var/cache} of root, else that of the user. */
    public static Path of(Map<String, String> environment) {
        return absolute(environment, VARIABLE)
                .or(() -> absolute(environment, "XDG_CACHE_HOME").map(ImageFolder::ours))
                .orElseGet(() -> ours(
                        "root".equals(System.getProperty("user.name"))
                                ? OF_ROOT
                                : Path.of(System.getProperty("user.home"), ".cache")));
    }

    private static Path ours(Path cache) {
        return cache.resolve("wattladder").resolve("guests");
    }

    private static Optional<Path> absolute(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name))
                .filter(text -> text.startsWith("/"))
                .map(Path::of);
    }
}
