package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.RunResult;

/** A run whose watts are those of a three-phase analyzer's log, played again. */
class ReplayedMeterIT {
    private static final Path LOG =
            Installation.HOME.resolve("ptdaemon-client/src/test/resources/sessions/wt333e.log.txt");

    @Test
    void shouldMeasureWhatTheLogSaysAndShowItsOrigin(@TempDir Path directory) throws Exception {
        RunFiles files = new RunFiles(directory.resolve("out"));
        Launched run = Installation.runOn(
                "replay:file=" + LOG,
                directory,
                "--only",
                "idle",
                "--out",
                files.directory().toString());
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        RunResult result = files.result();
        MeterFacts meter = result.meters().get(0);
        assertThat(meter.identity().device()).isEqualTo("Wattladder-replay");
        assertThat(meter.tier()).isEqualTo(EvidenceTier.SCRIPTED);
        assertThat(meter.channels()).isEqualTo(3);
        IntervalResult idle = result.worklets().get(0).intervals().get(0);
        DoubleSummaryStatistics logged = loggedWatts();
        assertThat(idle.power().averageWatts().asOptional().orElseThrow()).isBetween(logged.getMin(), logged.getMax());
        assertThat(idle.power().tier()).contains(EvidenceTier.SCRIPTED);
        assertThat(files.artefacts().get("result.txt"))
                .contains("power: power, evidence tier scripted")
                .contains("Wattladder-replay")
                .containsPattern("Ranges +unknown")
                .containsPattern("Uncertainty +not estimated");
        assertThat(files.artefacts().get("details.html")).contains("Wattladder-replay");
    }

    private static DoubleSummaryStatistics loggedWatts() throws Exception {
        List<String> lines = Files.readAllLines(LOG);
        return lines.stream()
                .flatMap(line -> Stream.of(line.split(",", -1)).skip(3).limit(1))
                .mapToDouble(Double::parseDouble)
                .summaryStatistics();
    }
}
