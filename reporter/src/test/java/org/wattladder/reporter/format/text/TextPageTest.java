package org.wattladder.reporter.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

class TextPageTest {
    @Test
    void shouldWrapBetweenWordsAndCutWhatIsTooLong() {
        assertThat(TextPage.wrap("one two three", 8)).containsExactly("one two", "three");
        assertThat(TextPage.wrap("abcdefghij k", 4)).containsExactly("abcd", "efgh", "ij k");
        assertThat(TextPage.wrap("", 4)).containsExactly("");
    }

    @Test
    void shouldComeToAnEndBehindANameThatIsLongerThanALine() {
        assertThat(TextPage.wrap("abc \u6f22", -4)).containsExactly("ab", "c", "\u6f22");
        assertThat(TextPage.wrap("", 0)).containsExactly("");
    }

    @Test
    void shouldNotPartAFigureFromItsPercentSign() {
        assertThat(TextPage.wrap("a limit of 50 % each", 14)).containsExactly("a limit of", "50 % each");
    }

    @Test
    void shouldCloseUpColumnsWhenThePageIsTooNarrow() {
        String wide = "x".repeat(48);
        TextPage page = new TextPage(Words.in(Language.ENGLISH));
        List<Column<String>> columns =
                Stream.of(wide, wide, "ab").map(TextPageTest::column).toList();
        TextTable.wide(page, Table.of("heading.summary", columns, List.of("1")));

        assertThat(page.text()).startsWith(wide + " " + wide + " ab\n");
        assertThat(page.text().lines()).isNotEmpty().allMatch(line -> line.length() <= TextPage.WIDTH);
    }

    private static Column<String> column(String heading) {
        return new Column<>(new Name(heading), Optional.empty(), false, cell -> cell);
    }
}
