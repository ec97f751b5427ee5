package org.wattladder.reporter.recomputed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.verify.difference.Differs;

class JsonFiguresTest {
    @TempDir
    private Path directory;

    private void put(String text) throws Exception {
        Files.writeString(directory.resolve("result.json"), text);
    }

    private static String json(RunResult result) {
        return new String(Reporter.report(result).files().get("result.json"), StandardCharsets.UTF_8);
    }

    @Test
    void shouldDeriveScoresAndEnergyView() throws Exception {
        for (RunResult result :
                List.of(SampleRuns.full(), SampleRuns.quick(), SampleRuns.incomplete(), SampleRuns.scored())) {
            put(json(result));
            assertThat(JsonCheck.check(directory, DerivedRun.of(result))).isGreaterThan(50);
        }
    }

    @Test
    void shouldNameTheScoreThatDiffers() throws Exception {
        RunResult result = SampleRuns.scored();
        String json = json(result);
        int at = json.indexOf("\"overallScore\" : ") + 17;
        put(json.substring(0, at) + "9" + json.substring(at + 1));
        assertThatThrownBy(() -> JsonCheck.check(directory, DerivedRun.of(result)))
                .isInstanceOf(Differs.class)
                .hasMessageStartingWith("result.json, overallScore: printed 9");
    }
}
