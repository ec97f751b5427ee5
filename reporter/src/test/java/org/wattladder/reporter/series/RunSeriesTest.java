package org.wattladder.reporter.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.format.json.SeriesJson;
import org.wattladder.reporter.format.text.SeriesText;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Numbers;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.view.chart.Graph;

class RunSeriesTest {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    private static RunFigures faster(RunResult run, double factor) {
        return RunFigures.of(Altered.intervals(
                run,
                "lu",
                Intervals.level(67),
                interval -> Intervals.actualRate(
                        interval,
                        factor * interval.rates().actual().asOptional().orElseThrow())));
    }

    @Test
    void shouldPoolByStudentsDistribution() {
        Repeated pooled = Repeated.of(List.of(Measurement.of(9), Measurement.of(10), Measurement.of(11)), 0);
        assertThat(pooled.variationPercent().asOptional().orElseThrow()).isCloseTo(10, within(1e-9));
        assertThat(pooled.low().orElseThrow()).isCloseTo(10 * Math.exp(-0.4302653 / Math.sqrt(3)), within(1e-5));
        assertThat(Repeated.of(List.of(Measurement.of(1), Measurement.of(5_000)), 0)
                        .low()
                        .orElseThrow())
                .as("a positive figure is never negative")
                .isPositive();
        assertThat(Repeated.of(List.of(Measurement.of(9), Measurement.of(9)), 0.5)
                        .high()
                        .orElseThrow())
                .as("repeats do not make the error of the meter smaller")
                .isCloseTo(9 * Math.exp(0.01), within(1e-9));
    }

    @Test
    void shouldNotKnowHowOneRunVaries() {
        RunSeries series = RunSeries.of(Repetitions.of(5), List.of(RunFigures.of(SampleRuns.full())));
        assertThat(series.findings()).isEmpty();
        assertThat(series.levels().get(0).perWatt().low()).isEmpty();
        assertThat(SeriesText.write(series, ENGLISH)).contains("Series: 1 of 5 runs");
    }

    @Test
    void shouldDrawEachRunAroundTheMeanOfAll() {
        RunResult full = SampleRuns.scored();
        Graph chart = SeriesView.of(RunSeries.of(
                        Repetitions.of(3), List.of(faster(full, 1), faster(full, 1.05), faster(full, 0.95))))
                .runsChart()
                .orElseThrow();

        assertThat(chart.rows()).isNotEmpty();
        assertThat(chart.rows().get(0).marks().split("<circle", -1)).hasSize(1 + 3);
        assertThat(SeriesView.of(RunSeries.of(Repetitions.of(3), List.of(faster(full, 1))))
                        .runsChart())
                .as("of one run there is no mean of several")
                .isEmpty();
    }

    @Test
    void shouldDrawPerformanceWhereNoRunHasWattsAndSayWhyIdleIsAbsent() {
        SeriesView view = SeriesView.of(RunSeries.of(
                Repetitions.of(2),
                List.of(
                        withoutWatts(SampleRuns.full()),
                        withoutWatts(faster(SampleRuns.full(), 1.05).result()))));

        assertThat(view.chart().orElseThrow().caption()).isEqualTo(Message.of("repeat.chart-of-performance"));
        assertThat(view.cards())
                .filteredOn(card -> card.name().equals(Message.of("fact.active-idle")))
                .singleElement()
                .satisfies(card -> assertThat(card.notes()).containsExactly(Message.of("absent.no-meter")));
    }

    private static RunFigures withoutWatts(RunResult run) {
        RunResult without = run;
        for (WorkletPlan worklet : run.plan().worklets()) {
            without = Altered.intervals(
                    without,
                    worklet.name(),
                    any -> true,
                    interval ->
                            Altered.power(interval, PowerResult.of(Measurement.absent("absent.no-meter"), List.of())));
        }
        return RunFigures.of(without);
    }

    @Test
    void shouldFindALevelThatVariesByMoreThanThreePercent() {
        RunResult full = SampleRuns.scored();
        RunSeries calm =
                RunSeries.of(Repetitions.of(3), List.of(faster(full, 1), faster(full, 1.02), faster(full, 0.98)));
        RunSeries wild =
                RunSeries.of(Repetitions.of(3), List.of(faster(full, 1), faster(full, 1.05), faster(full, 0.95)));
        assertThat(calm.findings()).isEmpty();
        assertThat(wild.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.severity()).isEqualTo(Severity.INVALID);
            assertThat(ENGLISH.say(finding.place())).isEqualTo("lu, level 67 %");
        });
        assertThat(SeriesText.write(wild, ENGLISH)).contains("repeat-spread").contains("overall");
        assertThat(SeriesText.write(wild, ENGLISH).lines()).isNotEmpty().allMatch(line -> line.length() <= 100);
        assertThat(SeriesJson.write(wild)).contains("\"plannedRuns\" : 3").doesNotContain("NaN");
    }

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"GERMAN", "JAPANESE"})
    void shouldSayTheSameInEveryLanguage(Language language) {
        RunResult full = SampleRuns.scored();
        RunSeries wild =
                RunSeries.of(Repetitions.of(3), List.of(faster(full, 1), faster(full, 1.05), faster(full, 0.95)));
        String english = SeriesText.write(wild, ENGLISH);
        String translated = SeriesText.write(wild, Words.in(language));

        assertThat(Numbers.in(translated)).isEqualTo(Numbers.in(english));
        assertThat(translated)
                .contains("repeat-spread")
                .doesNotContain("Series", "varies", "Varies", "Levels", "active idle", " to ", "Intervals hold");
        assertThat(translated.lines()).isNotEmpty().allMatch(line -> line.length() <= 100);
    }

    private static RunSeries untilOnePercent(double... factors) {
        return RunSeries.of(
                new Repetitions(10, OptionalDouble.of(1)),
                DoubleStream.of(factors)
                        .mapToObj(factor -> faster(SampleRuns.scored(), factor))
                        .toList());
    }

    @Test
    void shouldBePreciseWhenFiveRunsTellTheScoreClosely() {
        RunSeries close = untilOnePercent(1, 1.01, 0.99, 1.01, 0.99);
        RunSeries wide = untilOnePercent(1, 1.1, 0.9, 1.1, 0.9);

        assertThat(close.precise()).isTrue();
        assertThat(SeriesText.write(close, ENGLISH)).contains("The overall score lies within");
        assertThat(SeriesJson.write(close)).contains("\"untilPercent\" : 1", "\"betweenRunsPercent\" : ");
        assertThat(wide.precise()).isFalse();
        assertThat(wide.betweenRunsPercent().orElseThrow()).isGreaterThan(1);
        assertThat(untilOnePercent(1, 1, 1, 1).precise())
                .as("four runs may agree by chance")
                .isFalse();
    }

    @Test
    void shouldNotBePreciseWhenARunHasNoScore() {
        RunFigures broken = RunFigures.of(SampleRuns.incomplete());
        RunSeries series = RunSeries.of(
                new Repetitions(10, OptionalDouble.of(1)), List.of(broken, broken, broken, broken, broken));
        assertThat(series.precise()).isFalse();
        assertThat(SeriesText.write(series, ENGLISH)).contains("cannot tell yet");
    }

    @Test
    void shouldKeepWhatABrokenRunMeasured() {
        RunSeries series = RunSeries.of(
                Repetitions.of(3), List.of(RunFigures.of(SampleRuns.full()), RunFigures.of(SampleRuns.incomplete())));
        assertThat(series.levels().get(0).perWatt().runs()).isEqualTo(2);
        assertThat(series.levels().get(5).perWatt().runs()).isEqualTo(1);
        assertThat(SeriesText.write(series, ENGLISH)).contains("Series: 2 of 3 runs");
    }
}
