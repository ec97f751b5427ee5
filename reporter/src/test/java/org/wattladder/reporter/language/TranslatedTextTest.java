package org.wattladder.reporter.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.sample.SampleRuns;

/** The text in other languages is sealed like the English one; {@code -Dwattladder.update=true} writes it anew. */
class TranslatedTextTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/quick");

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"GERMAN", "JAPANESE"})
    void shouldWriteTheSameTextWhateverTheLocale(Language language) throws IOException {
        Locale before = Locale.getDefault();
        try {
            for (String locale : List.of("en-US", "tr-TR")) {
                Locale.setDefault(Locale.forLanguageTag(locale));
                compare(language.fileName("result.txt"), files(language).get(language.fileName("result.txt")));
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void shouldWriteLanguagesOnlyWhenAskedAndFilesForMachinesOnce() {
        assertThat(Reporter.report(SampleRuns.quick()).files())
                .containsOnlyKeys(
                        "result.html",
                        "details.html",
                        "result.txt",
                        "details.txt",
                        "result.csv",
                        "latency.csv",
                        "latency.hlog",
                        "result.json");
        assertThat(files(Language.GERMAN)).hasSize(12).doesNotContainKeys("result.de.csv", "result.de.json");
    }

    private static void compare(String name, byte[] content) throws IOException {
        Path golden = GOLDEN.resolve(name);
        if (Boolean.getBoolean("wattladder.update")) {
            Files.write(golden, content);
        }
        assertThat(new String(content, StandardCharsets.UTF_8))
                .as("%s, which -Dwattladder.update=true writes anew", golden)
                .isEqualTo(Files.readString(golden));
    }

    private static Map<String, byte[]> files(Language language) {
        return Reporter.report(SampleRuns.quick(), Set.of(language)).files();
    }
}
