package org.wattladder.reporter.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WordFileTest {
    private static final Map<String, String> ENGLISH = WordFile.labels(Language.ENGLISH);

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldHaveTheSameKeysInEveryLanguage(Language language) {
        assertThat(WordFile.labels(language).keySet()).containsExactlyElementsOf(ENGLISH.keySet());
        assertThat(WordFile.labels(language).values()).isNotEmpty().noneMatch(String::isBlank);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldKeepEveryGapAndEveryNumberInEveryLanguage(Language language) {
        WordFile.labels(language).forEach((key, text) -> {
            assertThat(Phrase.gaps(text)).as(key).isEqualTo(Phrase.gaps(ENGLISH.get(key)));
            assertThat(Numbers.in(text)).as(key).isEqualTo(Numbers.in(ENGLISH.get(key)));
        });
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldNotSayAKeyTwice(Language language) throws IOException {
        try (InputStream file = WordFile.class.getResourceAsStream("labels." + language.tag() + ".properties")) {
            List<String> keys = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.contains(" = "))
                    .map(line -> line.substring(0, line.indexOf(" = ")))
                    .toList();
            assertThat(keys).doesNotHaveDuplicates();
        }
    }

    @Test
    void shouldNotHaveTwoKeysForOneEnglishText() {
        assertThat(ENGLISH.values()).doesNotHaveDuplicates();
    }
}
