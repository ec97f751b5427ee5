package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wattladder.reporter.language.Words;

/** Every message in {@code docs/troubleshooting.md} is one that the program prints; {@code …} stands for what varies. */
class TroubleshootingTest {
    private static final Path PAGE = Pages.HOME.resolve("docs/troubleshooting.md");

    @Test
    void shouldQuoteWhatIsPrinted() throws IOException {
        String printed = words() + sources();
        List<String> unknown = new ArrayList<>();
        int messages = 0;
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith("| `")) {
                messages++;
                for (String piece : line.split("`", -1)[1].split("…", -1)) {
                    if (!printed.contains(piece.strip())) {
                        unknown.add(piece.strip());
                    }
                }
            }
        }
        assertThat(unknown).isEmpty();
        assertThat(messages).isGreaterThan(20);
    }

    private static String words() throws IOException {
        StringBuilder text = new StringBuilder();
        for (String name : List.of("en.properties", "labels.en.properties", "console.en.properties")) {
            Properties words = new Properties();
            try (InputStream file = Words.class.getResourceAsStream(name)) {
                words.load(file);
            }
            words.values()
                    .forEach(each ->
                            text.append(String.valueOf(each).replace("''", "'")).append('\n'));
        }
        return text.toString();
    }

    /** Literals that are joined in the source stand in one piece. */
    private static String sources() throws IOException {
        StringBuilder text = new StringBuilder(Files.readString(Pages.HOME.resolve("wattladder")));
        text.append(Files.readString(Pages.HOME.resolve("bin/wattladder")));
        try (Stream<Path> all = Files.walk(Pages.HOME)) {
            for (Path source : all.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> file.toString().contains("/src/main/"))
                    .toList()) {
                text.append(Files.readString(source)
                        .replaceAll("\"\\s*\\+\\s*\"", "")
                        .replace("\\\"", "\""));
            }
        }
        return text.toString();
    }
}
