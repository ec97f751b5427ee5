package org.wattladder.reporter.view.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.SampleFleets;
import org.wattladder.reporter.sample.SampleRuns;

class HostRowsTest {
    @Test
    void shouldSetEachHostBelowAllOfThem() {
        List<List<String>> rows = said(HostRows.ofLevels(lu(SampleFleets.of(3))));

        assertThat(rows).hasSize(3 * 4);
        assertThat(rows.subList(0, 4))
                .extracting(row -> row.get(1))
                .containsExactly("all", "node-1", "node-2", "node-3");
        assertThat(rows.subList(0, 4))
                .extracting(row -> row.get(6))
                .containsExactly("0.280", "0.000", "0.140", "0.280");
        assertThat(rows.subList(0, 4))
                .extracting(row -> row.get(8))
                .containsExactly("0.90 %", "0.70 %", "0.70 %", "0.90 %");
    }

    @Test
    void shouldShowTheSlowestAndTheFastestOfManyHosts() {
        WorkletFigures lu = lu(SampleFleets.of(12));

        assertThat(said(HostRows.ofLevels(lu)).subList(0, 3))
                .extracting(row -> row.get(1))
                .containsExactly("all", "node-12", "node-1");
        assertThat(said(HostRows.of(lu, lu.levels().get(0)))).hasSize(13);
    }

    @Test
    void shouldNotCompareAHostWithItself() {
        assertThat(said(HostRows.ofLevels(lu(SampleRuns.full())))).isEmpty();
        assertThat(said(HostRows.ofLevels(lu(SampleFleets.of(1))))).isEmpty();
    }

    @Test
    void shouldStandInEveryReport() {
        Map<String, byte[]> files = Reporter.report(SampleFleets.of(2)).files();

        for (String name : List.of("result.html", "result.txt", "details.html", "details.txt")) {
            assertThat(new String(files.get(name), StandardCharsets.UTF_8))
                    .as(name)
                    .contains("start skew ms", "contention", "0.140");
        }
        assertThat(new String(files.get("result.txt"), StandardCharsets.UTF_8).lines())
                .isNotEmpty()
                .allMatch(line -> line.length() <= 100);
    }

    private static List<List<String>> said(Table<?> table) {
        Words english = Words.in(Language.ENGLISH);
        return table.cells().stream()
                .map(row -> row.stream().map(english::say).toList())
                .toList();
    }

    private static WorkletFigures lu(RunResult run) {
        return RunFigures.of(run).worklets().get(1);
    }
}
