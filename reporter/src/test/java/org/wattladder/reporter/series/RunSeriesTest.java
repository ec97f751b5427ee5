package org.wattladder.reporter.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.format.json.SeriesJson;
import org.wattladder.reporter.format.text.SeriesText;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.SampleRuns;

class RunSeriesTest {
    private static RunFigures faster(RunResult run, double factor) {
        return RunFigures.of(Altered.intervals(
                run,
                "lu",
                Intervals.level(67),
                interval -> Intervals.actualRate(
                        interval, factor * interval.actualRate().asOptional().orElseThrow())));
    }

    @Test
    void shouldPoolByStudentsDistribution() {
        Repeated pooled = Repeated.of(List.of(Measurement.of(9), Measurement.of(10), Measurement.of(11)), 0);
        assertThat(pooled.variationPercent().asOptional().orElseThrow()).isCloseTo(10, within(1e-9));
        assertThat(pooled.low().orElseThrow()).isCloseTo(10 - 4.302653 / Math.sqrt(3), within(1e-5));
        assertThat(Repeated.of(List.of(Measurement.of(9), Measurement.of(9)), 0.5)
                        .high()
                        .orElseThrow())
                .as("repeats do not make the error of the meter smaller")
                .isCloseTo(9.09, within(1e-9));
    }

    @Test
    void shouldNotKnowHowOneRunVaries() {
        RunSeries series = RunSeries.of(5, List.of(RunFigures.of(SampleRuns.full())));
        assertThat(series.findings()).isEmpty();
        assertThat(series.levels().get(0).perWatt().low()).isEmpty();
        assertThat(SeriesText.write(series)).contains("Series: 1 of 5 runs");
    }

    @Test
    void shouldFindALevelThatVariesByMoreThanThreePercent() {
        RunResult full = SampleRuns.scored();
        RunSeries calm = RunSeries.of(3, List.of(faster(full, 1), faster(full, 1.02), faster(full, 0.98)));
        RunSeries wild = RunSeries.of(3, List.of(faster(full, 1), faster(full, 1.05), faster(full, 0.95)));
        assertThat(calm.findings()).isEmpty();
        assertThat(wild.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.severity()).isEqualTo(Severity.INVALID);
            assertThat(finding.place()).isEqualTo("lu, level 67 %");
        });
        assertThat(SeriesText.write(wild)).contains("repeat-spread").contains("overall");
        assertThat(SeriesText.write(wild).lines()).allMatch(line -> line.length() <= 100);
        assertThat(SeriesJson.write(wild)).contains("\"plannedRuns\" : 3").doesNotContain("NaN");
    }

    @Test
    void shouldKeepWhatABrokenRunMeasured() {
        RunSeries series =
                RunSeries.of(3, List.of(RunFigures.of(SampleRuns.full()), RunFigures.of(SampleRuns.incomplete())));
        assertThat(series.levels().get(0).perWatt().runs()).isEqualTo(2);
        assertThat(series.levels().get(5).perWatt().runs()).isEqualTo(1);
        assertThat(SeriesText.write(series)).contains("Series: 2 of 3 runs");
    }
}
