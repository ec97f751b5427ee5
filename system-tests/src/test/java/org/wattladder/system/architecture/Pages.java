package org.wattladder.system.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The pages of the documentation. */
final class Pages {
    static final Path HOME =
            Path.of(System.getProperty("wattladder.home")).toAbsolutePath().normalize();

    private Pages() {}

    /** Every page that people read, those that are made from code included. */
    static List<Path> all() throws IOException {
        try (Stream<Path> top = Files.list(HOME);
                Stream<Path> docs = Files.walk(HOME.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.toString().contains("/target/"))
                    .sorted()
                    .toList();
        }
    }

    static String name(Path page) {
        return HOME.relativize(page).toString();
    }
}
