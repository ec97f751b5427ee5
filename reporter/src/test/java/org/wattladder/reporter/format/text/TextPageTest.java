package org.wattladder.reporter.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextPageTest {
    @Test
    void shouldWrapBetweenWordsAndCutWhatIsTooLong() {
        assertThat(TextPage.wrap("one two three", 8)).containsExactly("one two", "three");
        assertThat(TextPage.wrap("abcdefghij k", 4)).containsExactly("abcd", "efgh", "ij k");
        assertThat(TextPage.wrap("", 4)).containsExactly("");
    }

    @Test
    void shouldNotPartAFigureFromItsPercentSign() {
        assertThat(TextPage.wrap("a limit of 50 % each", 14)).containsExactly("a limit of", "50 % each");
    }

    @Test
    void shouldCloseUpColumnsWhenThePageIsTooNarrow() {
        String wide = "x".repeat(48);
        TextPage page = new TextPage();
        new TextTable(wide, wide, "ab").row("1", "2", "3").print(page);

        assertThat(page.text()).startsWith(wide + " " + wide + " ab\n");
        assertThat(page.text().lines()).isNotEmpty().allMatch(line -> line.length() <= TextPage.WIDTH);
    }
}
