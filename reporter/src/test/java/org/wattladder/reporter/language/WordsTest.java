package org.wattladder.reporter.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class WordsTest {
    private final Words german = Words.in(Language.GERMAN);
    private final Words japanese = Words.in(Language.JAPANESE);

    @Test
    void shouldSayEnglishAsItIs() {
        assertThat(Words.in(Language.ENGLISH).say("Whatever. It says.")).isEqualTo("Whatever. It says.");
    }

    @Test
    void shouldKeepNumbersAndNamesWhileItTranslatesWhatIsBetween() {
        assertThat(japanese.value("1,158 to 1,167")).isEqualTo("1,158 ～ 1,167");
        assertThat(german.value("lu, level 12.5 %")).isEqualTo("lu, Laststufe 12.5 %");
    }

    @Test
    void shouldLeaveASentenceEnglishRatherThanSayHalfOfIt() {
        String text = "A rehearsal, not a rating. The moon was full.";

        assertThat(german.pieces(text))
                .containsExactly(
                        new Piece("Eine Probe, keine Bewertung.", true), new Piece("The moon was full.", false));
        assertThat(german.pieces("There are no watts: the moon was full."))
                .containsExactly(new Piece("There are no watts: the moon was full.", false));
    }

    @Test
    void shouldTranslateTheKnownPartsOfAValue() {
        assertThat(german.value("one client per core, one user per CPU; kibibytes = 256"))
                .isEqualTo("ein Client je Kern, ein Nutzer je CPU; kibibytes = 256");
        assertThat(german.value("A Processor(R) X-2400")).isEqualTo("A Processor(R) X-2400");
    }

    @Test
    void shouldNameReportsByLanguageAndRefuseOneThatIsNotThere() {
        assertThat(Language.of("de").fileName("result.html")).isEqualTo("result.de.html");
        assertThat(Language.of("EN").fileName("result.html")).isEqualTo("result.html");
        assertThat(Language.of("ja").fileName("changes")).isEqualTo("changes.ja");
        assertThatThrownBy(() -> Language.of("fr")).hasMessageContaining("fr").hasMessageContaining("en, de, ja");
    }
}
