package org.wattladder.reporter.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.system.SuiteSystems;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ImportedLadderTest {
    /** Published overall figures come from watts before rounding; over 789 results the gap is at most 0.29 %. */
    private static final double ROUNDING = 0.003;

    private static final ImportedLadder.Labels LABELS = new ImportedLadder.Labels(
            "imported", "0.1.0", "tower.csv", "Tower", "orders", Instant.parse("2026-03-01T10:00:00Z"));

    private static String table(List<String> cells) {
        StringBuilder text = new StringBuilder("# published figures\n" + LadderTable.HEADING + "\n");
        List<String> operations = Arrays.asList(cells.get(3).split(" ", -1));
        List<String> watts = Arrays.asList(cells.get(4).split(" ", -1));
        for (int i = 0; i < operations.size(); i++) {
            text.append(String.join(",", Integer.toString(100 - 10 * i), operations.get(i), watts.get(i)))
                    .append('\n');
        }
        return text + "0,0," + cells.get(2) + "\n";
    }

    @ParameterizedTest
    @MethodSource("published")
    void shouldHaveTheLadderRatioThatWasPublished(String row) throws Exception {
        List<String> cells = Arrays.asList(row.split(",", -1));
        double published = Double.parseDouble(cells.get(1));
        RunResult result = ImportedLadder.of(LadderTable.read("tower.csv", table(cells)), LABELS);

        RunResult archived = new ResultXml().read(new ResultXml().write(result), "result.xml");
        assertThat(archived).isEqualTo(result);
        RunFigures figures = RunFigures.of(archived);
        assertThat(figures.worklets().get(0).ladderRatio().asOptional().orElseThrow())
                .isCloseTo(published, within(published * ROUNDING));
        assertThat(figures.worklets().get(0).idleIncluded()).isTrue();
        assertThat(figures.tier()).contains(EvidenceTier.PUBLISHED);
        assertThat(SuiteSystems.judge(figures).findings())
                .as("nobody here measured an inlet, changed a plan or wrote a script")
                .extracting(Finding::id)
                .doesNotContain("inlet-temperature", "run-changed", "weak-evidence");
        JsonNode energy = JsonMapper.builder()
                .build()
                .readTree(Reporter.report(archived).files().get("result.json"));
        assertThat(energy.get("overallOpsPerWatt").doubleValue()).isCloseTo(published, within(published * ROUNDING));
        assertThat(energy.get("worklets").get(0).get("ladderRatio").doubleValue())
                .isCloseTo(published, within(published * ROUNDING));
    }

    static Stream<String> published() throws IOException {
        try (InputStream table = ImportedLadderTest.class.getResourceAsStream("/truth/ladder-ratios.csv")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.startsWith("source"));
        }
    }

    /** A bar of performance per watt for each load from 100 % down, a line of watts down to idle, a line of the ratio. */
    @Test
    void shouldDrawTheLadderAsItIsPublished() throws Exception {
        List<String> cells = Arrays.asList(published().findFirst().orElseThrow().split(",", -1));
        RunResult result = ImportedLadder.of(LadderTable.read("tower.csv", table(cells)), LABELS);
        String html = new String(Reporter.report(result).files().get("result.html"), StandardCharsets.UTF_8);
        String graph = html.substring(html.indexOf("<figure>"), html.indexOf("</figure>"));
        List<String> loads = new ArrayList<>();
        for (int load = 100; load > 0; load -= 10) {
            loads.add(">" + load + " %<");
        }
        loads.add(">active idle<");
        assertThat(graph).containsSubsequence(loads).contains("class=\"rule overall\"");
        assertThat(Reporter.report(result).findings())
                .extracting(finding -> finding.severity())
                .doesNotContain(Severity.INVALID);
        assertThat(html).contains("9,435").contains("Wattladder measured nothing");
    }
}
