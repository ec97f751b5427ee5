package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.RunResult;

/** One tiny run on two analyzers that follow the load, an observer and a sensor; ranges are found and set. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("full")
class SeveralMetersIT {
    private static final String FOUND = "Ranges,0,1.000000,0,300.000000";
    private static final String GIVEN = "Ranges,0,5.000000,0,300.000000";

    private RunFiles files;
    private RunResult result;

    @BeforeAll
    void runOnce(@TempDir Path directory) throws Exception {
        files = new RunFiles(directory.resolve("out"));
        Installation.copyScenarios(directory);
        Launched run = Installation.runOn(
                "bench",
                directory,
                "--only",
                "lu",
                "--levels",
                "50",
                "--out",
                files.directory().toString());
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        result = files.result();
    }

    private List<IntervalResult> metered() {
        return result.worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .filter(interval -> interval.plan().metered())
                .toList();
    }

    private static double watts(IntervalResult interval, String meter) {
        return window(interval, meter).figures().average().asOptional().orElseThrow();
    }

    private static MeterWindow window(IntervalResult interval, String meter) {
        return interval.power().meters().stream()
                .filter(window -> window.meter().equals(meter))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void shouldAddTheWattsOfTheAnalyzersThatCount() {
        assertThat(result.course().termination().complete()).isTrue();
        assertThat(metered()).isNotEmpty().allSatisfy(interval -> {
            assertThat(interval.power().meters())
                    .extracting(MeterWindow::meter)
                    .containsExactly("left-cord", "right-cord");
            double left = watts(interval, "left-cord");
            double right = watts(interval, "right-cord");
            assertThat(left).as("left cord, base and some load").isBetween(105.0, 180.0);
            assertThat(right).as("right cord, base and some load").isBetween(52.5, 90.0);
            assertThat(interval.power().averageWatts().asOptional().orElseThrow())
                    .isCloseTo(left + right, within(1e-6));
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
                .isNotEmpty()
                .allSatisfy(interval -> assertThat(interval.power().observers())
                        .singleElement()
                        .satisfies(board -> {
                            assertThat(board.meter()).isEqualTo("board");
                            assertThat(board.figures().average().asOptional().orElseThrow())
                                    .isEqualTo(75);
                        }));
    }

    @Test
    void shouldReadTheSensor() {
        assertThat(metered())
                .isNotEmpty()
                .allSatisfy(interval -> assertThat(interval.temperature()
                                .minimumCelsius()
                                .asOptional()
                                .orElseThrow())
                        .isEqualTo(22.5));
    }

    @Test
    void shouldMeasureOnTheRangesFoundByThePassOrGivenByThePlan() {
        assertThat(metered()).isNotEmpty().allSatisfy(interval -> {
            assertThat(window(interval, "left-cord").measurement().ranges()).isEqualTo(FOUND);
            assertThat(window(interval, "right-cord").measurement().ranges()).isEqualTo(GIVEN);
        });
    }

    @Test
    void shouldPutTheFormerRangesBackAtTheEnd() throws Exception {
        List<String> settings = Files.readAllLines(files.directory().resolve("logs/meter-left-cord.log")).stream()
                .filter(line -> line.matches(".*Amp(ere)? range set to .*"))
                .map(line -> line.substring(line.indexOf("set to ")))
                .toList();
        assertThat(settings)
                .as("the pass, its outcome, and what was before")
                .containsExactly("set to Auto", "set to 1.000000A", "set to Auto");
    }

    @Test
    void shouldKnowTheUncertaintyOfEveryWindow() {
        assertThat(metered()).isNotEmpty().allSatisfy(interval -> {
            assertThat(uncertainty(interval, "left-cord")).isCloseTo(0.25, within(1e-6));
            assertThat(uncertainty(interval, "right-cord")).isCloseTo(0.5, within(1e-6));
        });
    }

    private static double uncertainty(IntervalResult interval, String meter) {
        return window(interval, meter)
                .measurement()
                .averageUncertaintyPercent()
                .asOptional()
                .orElseThrow();
    }

    @Test
    void shouldShowEveryDeviceWithItsTierInTheReports() throws Exception {
        assertThat(result.meters())
                .extracting(MeterFacts::name)
                .containsExactlyInAnyOrder("left-cord", "right-cord", "board", "inlet");
        String text = files.artefacts().get("result.txt");
        assertThat(text)
                .contains("left-cord: power, evidence tier scripted")
                .contains("right-cord: power, evidence tier scripted")
                .contains("board: power, evidence tier scripted")
                .contains("inlet: temperature, evidence tier scripted")
                .contains("secondary, in no sum")
                .contains(FOUND)
                .contains(GIVEN)
                .contains("estimated by its daemon");
        assertThat(files.artefacts().get("details.html")).contains("board (secondary)");
    }

    @Test
    void shouldDeriveEveryPrintedFigureAnew() throws Exception {
        Launched verify = Installation.start(
                files.directory().getParent(), "verify", files.directory().toString());
        assertThat(verify.exitCode()).as(verify.output()).isZero();
        assertThat(verify.output()).contains("verified: ");
    }

    @Test
    void shouldWriteDownEverySampleOfEveryMeter() throws Exception {
        List<String> lines = Files.readAllLines(files.directory().resolve("samples.csv"));
        assertThat(lines.get(0)).startsWith("meter,quantity,tier,mark,taken_at,stamped_at,value,error,channel,volts");
        assertThat(lines).anyMatch(line -> line.startsWith("board,power,scripted,"));
        assertThat(lines.stream().filter(line -> !line.contains(",missed ")))
                .as("but for samples that were not taken in time")
                .doesNotHaveDuplicates();
    }
}
