package org.wattladder.reporter.recomputed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.verify.SampleRecording;
import org.wattladder.reporter.verify.difference.Differs;

class CsvCellsTest {
    @TempDir
    private Path directory;

    @Test
    void shouldDeriveEveryCellOfEveryRow() throws Exception {
        for (RunResult result :
                List.of(SampleRuns.full(), SampleRuns.scored(), SampleRuns.quick(), SampleRuns.incomplete())) {
            Files.write(
                    directory.resolve("result.csv"),
                    Reporter.report(result).files().get("result.csv"));
            assertThat(CsvCheck.check(directory, DerivedRun.of(result))).isGreaterThan(500);
        }
    }

    @Test
    void shouldNameEveryCellWhoseLastDigitIsAnother() throws Exception {
        RunResult result = SampleRecording.make(List.of("sut")).result();
        DerivedRun run = DerivedRun.of(result);
        List<String> lines = new String(Reporter.report(result).files().get("result.csv"), StandardCharsets.UTF_8)
                .lines()
                .toList();
        List<String> heading = Arrays.asList(lines.get(0).split(",", -1));
        int changed = 0;
        for (int row = 1; row < lines.size(); row++) {
            List<String> cells = Arrays.asList(lines.get(row).split(",", -1));
            for (int column = 0; column < heading.size() - 1; column++) {
                String cell = cells.get(column);
                if (heading.get(column).equals("verdict")
                        || cells.get(heading.indexOf("kind")).equals("headline")
                        || !cell.matches(".*\\d")) {
                    continue;
                }
                int digit = cell.charAt(cell.length() - 1) - '0';
                List<String> altered = new ArrayList<>(cells);
                altered.set(column, cell.substring(0, cell.length() - 1) + (digit + 1) % 10);
                List<String> rows = new ArrayList<>(lines);
                rows.set(row, String.join(",", altered));
                Files.writeString(directory.resolve("result.csv"), String.join("\n", rows) + "\n");
                assertThatThrownBy(() -> CsvCheck.check(directory, run))
                        .as("%s of row %d", heading.get(column), row)
                        .isInstanceOf(Differs.class)
                        .hasMessageContaining(", " + heading.get(column) + ": printed ");
                changed++;
            }
        }
        assertThat(changed).isGreaterThan(150);
    }
}
