package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.plan.IntervalKind;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.RunResult;

/** One tiny run on two analyzers, an observer and a sensor. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SeveralMetersIT {
    private RunFiles files;
    private RunResult result;

    @BeforeAll
    void runOnce(@TempDir Path directory) throws Exception {
        files = new RunFiles(directory.resolve("out"));
        Launched run = Installation.runOn(
                "bench",
                directory,
                "--only",
                "lu,idle",
                "--out",
                files.directory().toString());
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        result = files.result();
    }

    private List<IntervalResult> metered() {
        return result.worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .filter(interval -> interval.kind() != IntervalKind.WARM_UP)
                .toList();
    }

    @Test
    void shouldAddTheWattsOfTheAnalyzersThatCount() {
        assertThat(result.termination().complete()).isTrue();
        assertThat(metered()).isNotEmpty().allSatisfy(interval -> {
            assertThat(interval.power().averageWatts().asOptional().orElseThrow())
                    .isCloseTo(151, within(1.0));
            assertThat(interval.power().meters())
                    .extracting(MeterWindow::meter)
                    .containsExactly("left-cord", "right-cord");
            assertThat(interval.power().hosts())
                    .singleElement()
                    .satisfies(host -> assertThat(host.averageWatts())
                            .isEqualTo(interval.power().averageWatts()));
            assertThat(interval.power().tier()).contains(EvidenceTier.SCRIPTED);
        });
    }

    @Test
    void shouldKeepTheObserverApart() {
        assertThat(metered())
                .allSatisfy(interval -> assertThat(interval.power().observers())
                        .singleElement()
                        .satisfies(board -> {
                            assertThat(board.meter()).isEqualTo("board");
                            assertThat(board.average().asOptional().orElseThrow())
                                    .isEqualTo(75);
                        }));
    }

    @Test
    void shouldReadTheSensor() {
        assertThat(metered())
                .allSatisfy(interval -> assertThat(interval.temperature()
                                .minimumCelsius()
                                .asOptional()
                                .orElseThrow())
                        .isEqualTo(22.5));
    }

    @Test
    void shouldShowEveryDeviceWithItsTierInTheReports() throws Exception {
        assertThat(result.meters())
                .extracting(MeterFacts::name)
                .containsExactlyInAnyOrder("left-cord", "right-cord", "board", "inlet");
        String text = files.artefacts().get("result.txt");
        assertThat(text)
                .contains("left-cord: power, tier scripted")
                .contains("right-cord: power, tier scripted")
                .contains("board: power, tier scripted")
                .contains("inlet: temperature, tier scripted")
                .contains("observes, in no sum");
        assertThat(files.artefacts().get("details.html")).contains("board (observes)");
    }

    @Test
    void shouldWriteDownEverySampleOfEveryMeter() throws Exception {
        List<String> lines = Files.readAllLines(files.directory().resolve("samples.csv"));
        assertThat(lines.get(0)).startsWith("meter,quantity,tier,mark,taken_at,stamped_at,value,error,channel,volts");
        assertThat(lines).anyMatch(line -> line.startsWith("board,power,scripted,"));
        assertThat(lines).doesNotHaveDuplicates();
    }
}
