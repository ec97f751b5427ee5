package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds for every source file, and is not visible in classes. */
class SourceTest {
    private static final int LONGEST_FILE_LINES = 300;
    private static final Pattern UNFINISHED = Pattern.compile("\\b(TODO|FIXME|XXX)\\b");

    private static final Path HOME =
            Path.of(System.getProperty("wattladder.home")).toAbsolutePath().normalize();

    private static List<Path> sources() throws IOException {
        try (Stream<Path> all = Files.walk(HOME)) {
            List<Path> sources = all.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.toString().contains("/target/"))
                    .filter(file -> !file.toString().contains("/system-tests/"))
                    .toList();
            assertThat(sources).hasSizeGreaterThan(100);
            return sources;
        }
    }

    @Test
    void shouldKeepFilesSmall() throws IOException {
        for (Path source : sources()) {
            assertThat(Files.readAllLines(source).size())
                    .as("lines of %s", HOME.relativize(source))
                    .isLessThanOrEqualTo(LONGEST_FILE_LINES);
        }
    }

    @Test
    void shouldLeaveNothingUnfinished() throws IOException {
        for (Path source : sources()) {
            assertThat(UNFINISHED.matcher(Files.readString(source)).find())
                    .as("unfinished mark in %s", HOME.relativize(source))
                    .isFalse();
        }
    }

    @Test
    void shouldExplainEveryPackage() throws IOException {
        for (Path source : sources()) {
            if (source.toString().contains("/src/main/")) {
                assertThat(source.resolveSibling("package-info.java"))
                        .as("package of %s", HOME.relativize(source))
                        .exists();
            }
        }
    }
}
