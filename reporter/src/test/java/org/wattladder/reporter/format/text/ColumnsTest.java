package org.wattladder.reporter.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

class ColumnsTest {
    @Test
    void shouldCountTwoColumnsForEastAsianCharacters() {
        assertThat(Columns.of("lu 67 %")).isEqualTo(7);
        assertThat(Columns.of("負荷 67 %")).isEqualTo(9);
    }

    @Test
    void shouldBreakLinesBetweenEastAsianCharactersButNotBeforeAFullStop() {
        assertThat(TextPage.wrap("測定は行われていません。", 10)).containsExactly("測定は行わ", "れていませ", "ん。");
        assertThat(TextPage.wrap("測定は行われ。", 12)).containsExactly("測定は行わ", "れ。");
    }

    @Test
    void shouldAlignColumnsOfWideAndNarrowCells() {
        TextPage page = new TextPage(Words.in(Language.JAPANESE));
        new TextTable("worklet", "tier").row("lu", "estimated").print(page);

        assertThat(page.text()).isEqualTo("ワークレット  階層\nlu            推定\n");
    }
}
