package org.wattladder.reporter.rates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.wattladder.model.schedule.FoundRate;
import org.wattladder.model.schedule.LatencyGoal;
import org.wattladder.reporter.compare.ChangeVerdict;
import org.wattladder.reporter.compare.Comparer;
import org.wattladder.reporter.compare.Comparison;
import org.wattladder.reporter.compare.FigureKind;
import org.wattladder.reporter.compare.Row;
import org.wattladder.reporter.compare.Side;
import org.wattladder.reporter.compare.Terms;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.format.json.SeriesJson;
import org.wattladder.reporter.format.text.SeriesText;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.SampleCurves;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.series.Repetitions;
import org.wattladder.reporter.series.RunSeries;

class FoundRatesTest {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);
    private static final RunFigures CURVE = RunFigures.of(SampleCurves.saturated());
    private static final RunFigures STARVED = RunFigures.of(SampleCurves.starved());

    private static List<String> names(RunFigures run) {
        return FoundRates.of(run).stream()
                .map(found -> ENGLISH.say(found.name()))
                .toList();
    }

    @Test
    void shouldHoldTheRateOfEachGoalAndBothOfTheCurve() {
        List<FoundFigure> found = FoundRates.of(CURVE);
        assertThat(names(CURVE))
                .containsExactly(
                        "p99 within 10 ms",
                        "p99 within 25 ms",
                        "p99 within 50 ms",
                        "p99 within 75 ms",
                        "p99 within 100 ms",
                        "critical rate: their geometric mean",
                        "max rate: sustained");
        assertThat(found.get(6).rate().asOptional().orElseThrow()).isCloseTo(1000, within(20.0));
        assertThat(found.get(6).interval().orElseThrow().averageWatts().asOptional())
                .isPresent();
        assertThat(found.get(5).interval()).as("a mean has no watts").isEmpty();
        assertThat(found.get(0).variance()).isCloseTo(0.01 * 0.01 / 12, within(1e-12));
        assertThat(FoundRates.of(RunFigures.of(SampleRuns.full()))).isEmpty();
    }

    @Test
    void shouldNotGiveTheRateOfAStricterGoalForTheHighestOfAnother() {
        assertThat(FoundRates.measured(found(true, true)).asOptional()).isEmpty();
        assertThat(ENGLISH.say(
                        Absence.reason(FoundRates.measured(found(true, true))).orElseThrow()))
                .isEqualTo("trials could not tell; the rate of a stricter goal, 900.0/s, is a lower bound");
        assertThat(FoundRates.measured(found(true, false)).asOptional())
                .as("its own trials failed just above")
                .hasValue(900);
        assertThat(FoundRates.measured(found(false, true)).asOptional())
                .as("its own trials passed")
                .hasValue(900);
    }

    private static FoundRate found(boolean inherited, boolean undecided) {
        return new FoundRate(
                new LatencyGoal(99, Duration.ofMillis(50)),
                900,
                950,
                true,
                undecided,
                inherited,
                OptionalDouble.of(900),
                OptionalInt.of(7),
                0);
    }

    @Test
    void shouldLeaveOutWhatTheInjectorLimits() {
        assertThat(names(STARVED)).hasSize(5).noneMatch(name -> name.contains("rate"));
    }

    @Test
    void shouldCompareRatesAndNotSteps() {
        Comparison comparison =
                Comparer.compare(new Side("a", List.of(CURVE)), new Side("b", List.of(CURVE)), Terms.usual());
        List<Row> rows = comparison.rows().stream()
                .filter(row -> ENGLISH.say(row.key().worklet()).equals("supermarket"))
                .toList();
        assertThat(rows).hasSize(7 + 6);
        assertThat(rows)
                .filteredOn(row -> row.key().kind() == FigureKind.PERFORMANCE)
                .hasSize(7)
                .allSatisfy(
                        row -> assertThat(row.change().orElseThrow().verdict()).isEqualTo(ChangeVerdict.SAME));
    }

    @Test
    void shouldPoolRatesOverASeriesAndNotSteps() {
        RunSeries series = RunSeries.of(Repetitions.of(2), List.of(CURVE, CURVE));
        assertThat(series.levels()).isEmpty();
        assertThat(series.rates()).hasSize(7);
        assertThat(SeriesText.write(series, ENGLISH)).contains("Rates found", "supermarket, max rate: sustained");
        assertThat(SeriesJson.write(series)).contains("\"meets\" : \"supermarket, p99 within 10 ms\"", "perSecond");
    }
}
