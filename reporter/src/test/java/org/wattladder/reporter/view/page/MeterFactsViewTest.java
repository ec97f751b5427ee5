package org.wattladder.reporter.view.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.Windows;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.MeterTables;
import org.wattladder.reporter.view.table.Table;

class MeterFactsViewTest {
    private final Words english = Words.in(Language.ENGLISH);

    @Test
    void shouldStateTheClockAsTheIntervalsDo() {
        RunFigures run = RunFigures.of(withOffsets(
                SampleRuns.full(),
                Stream.iterate(2412.75, offset -> offset - 3.5).iterator()));
        List<String> printed = run.intervals().stream()
                .flatMap(interval -> interval.result().stream())
                .map(this::clockOffset)
                .distinct()
                .sorted(Comparator.comparingDouble(cell -> Double.parseDouble(cell.replace(",", ""))))
                .toList();

        assertThat(printed).hasSizeGreaterThan(2);
        assertThat(clock(run))
                .startsWith(printed.get(0) + " to " + printed.get(printed.size() - 1) + " ms")
                .contains("uncertainty ± 9.0 ms");
    }

    @Test
    void shouldStateOneOffsetOfAClockThatStays() {
        RunFigures run = RunFigures.of(withOffsets(
                SampleRuns.full(), Stream.iterate(12.3, offset -> offset).iterator()));

        assertThat(clock(run)).startsWith("12.30 ms");
    }

    /** Each window of the meter has the next offset. */
    private static RunResult withOffsets(RunResult run, Iterator<Double> offsets) {
        RunResult changed = run;
        for (String worklet : List.of("idle", "crypto-aes", "lu")) {
            changed = Altered.powerWindows(
                    changed,
                    worklet,
                    window -> Windows.clock(
                            window,
                            new MeterClock(Measurement.of(offsets.next()), Measurement.of(-12), Measurement.of(9))));
        }
        return changed;
    }

    private String clockOffset(IntervalResult interval) {
        Table<?> table = MeterTables.meters(interval);
        int column =
                table.columns().stream().map(Column::heading).toList().indexOf(Message.of("column.clock-offset-ms"));
        return english.say(table.cell(0, column));
    }

    private String clock(RunFigures run) {
        return MeterView.all(run).get(0).facts().stream()
                .filter(fact -> fact.name().equals(Message.of("fact.clock")))
                .map(fact -> english.say(fact.value()))
                .findFirst()
                .orElseThrow();
    }
}
