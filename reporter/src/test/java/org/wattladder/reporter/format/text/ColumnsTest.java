package org.wattladder.reporter.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

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

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldKeepTheReportWithinTheWidthInEveryLanguage(Language language) {
        for (RunResult run : List.of(SampleRuns.scored(), SampleRuns.quick(), SampleRuns.incomplete())) {
            byte[] text = Reporter.report(run, Set.of(language)).files().get(language.fileName("result.txt"));
            assertThat(new String(text, StandardCharsets.UTF_8).lines())
                    .isNotEmpty()
                    .allMatch(line -> Columns.of(line) <= TextPage.WIDTH);
        }
    }

    @Test
    void shouldAlignColumnsOfWideAndNarrowCells() {
        TextPage page = new TextPage(Words.in(Language.JAPANESE));
        TextTable.narrow(
                page,
                Table.of(
                        "heading.summary",
                        List.<Column<String>>of(
                                Column.of("column.worklet", name -> name),
                                Column.of("short.tier", name -> Message.of("tier.estimated"))),
                        List.of("lu")));

        assertThat(page.text()).isEqualTo("ワークレット  等級\nlu            推定\n");
    }
}
