package org.wattladder.reporter.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class LanguageTest {
    @Test
    void shouldNameReportsByLanguageAndRefuseOneThatIsNotThere() {
        assertThat(Language.of("de").fileName("result.html")).isEqualTo("result.de.html");
        assertThat(Language.of("EN").fileName("result.html")).isEqualTo("result.html");
        assertThat(Language.of("ja").fileName("changes")).isEqualTo("changes.ja");
        assertThatThrownBy(() -> Language.of("fr")).hasMessageContaining("fr").hasMessageContaining("en, de, ja");
    }
}
