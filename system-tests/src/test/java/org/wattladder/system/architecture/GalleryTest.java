package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The gallery shows every suite and program that is shipped, and no other, with small pictures. */
class GalleryTest {
    private static final long MOST_BYTES = 60_000;
    private static final Path PICTURES = Pages.HOME.resolve("docs/pictures/gallery");
    private static final Pattern NAME = Pattern.compile("`([a-z0-9-]+)`");
    private static final Pattern LENGTH = Pattern.compile("takes (?:about|at most) ([^,]+),");
    private static final Pattern PICTURE = Pattern.compile("!\\[[^]]+]\\(pictures/gallery/([^)]+)\\)");

    @Test
    void shouldShowEverySuiteWithItsCommand() throws IOException {
        String suites = section("Suites");
        assertThat(named(suites)).containsExactlyInAnyOrderElementsOf(shipped("config/suites"));
        for (String suite : shipped("config/suites")) {
            assertThat(suites).contains("\n### " + suite + "\n", "\n    ./wattladder run " + suite + " --quick");
        }
    }

    /** As {@code validate} prints them for each plan. */
    @Test
    @Tag("full")
    void shouldShowTheLengthsOfThePlans() throws IOException {
        for (String suite : shipped("config/suites")) {
            assertThat(section("Suites").lines().filter(line -> line.startsWith("| [`" + suite + "`]")))
                    .as(suite)
                    .singleElement()
                    .asString()
                    .endsWith(" | " + takes(suite) + " | " + takes(suite, "--quick") + " |");
        }
    }

    private static String takes(String suite, String... options) {
        List<String> words = new ArrayList<>(List.of("validate", suite, "--meter", "estimate"));
        words.addAll(List.of("--config", Pages.HOME.resolve("config").toString()));
        words.addAll(List.of(options));
        if (suite.equals("network") || suite.endsWith("-distributed")) {
            words.addAll(List.of("--host", "192.0.2.7", "--driver", "192.0.2.8"));
        }
        StringWriter printed = new StringWriter();
        CommandLine root = CommandLines.root();
        root.setOut(new PrintWriter(printed));
        assertThat(root.execute(words.toArray(String[]::new))).isZero();
        Matcher length = LENGTH.matcher(printed.toString());
        assertThat(length.find()).as(printed.toString()).isTrue();
        return length.group(1);
    }

    @Test
    void shouldShowEveryProgram() throws IOException {
        assertThat(named(section("Programs"))).containsExactlyInAnyOrderElementsOf(shipped("config/programs"));
    }

    @Test
    void shouldHaveSmallPicturesAndUseAll() throws IOException {
        try (Stream<Path> files = Files.list(PICTURES)) {
            List<Path> pictures = files.toList();
            assertThat(PICTURE.matcher(page()).results().map(GalleryTest::first))
                    .containsExactlyInAnyOrderElementsOf(pictures.stream()
                            .map(each -> String.valueOf(each.getFileName()))
                            .toList());
            assertThat(pictures)
                    .allSatisfy(each -> assertThat(each.toFile().length()).isBetween(1L, MOST_BYTES));
        }
    }

    private static String page() throws IOException {
        return Files.readString(Pages.HOME.resolve("docs/gallery.md"));
    }

    private static String section(String heading) throws IOException {
        return page().split("\n## " + heading + "\n", 2)[1].split("\n## ", 2)[0];
    }

    /** Names in the first column of the section's table. */
    private static List<String> named(String section) {
        return section.lines()
                .filter(line -> line.startsWith("| "))
                .map(line -> line.split("\\|", -1)[1])
                .flatMap(cell -> NAME.matcher(cell).results().map(GalleryTest::first))
                .toList();
    }

    private static String first(MatchResult found) {
        return found.group(1);
    }

    private static List<String> shipped(String folder) throws IOException {
        try (Stream<Path> files = Files.list(Pages.HOME.resolve(folder))) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(".yaml"))
                    .map(name -> name.substring(0, name.length() - ".yaml".length()))
                    .toList();
        }
    }
}
