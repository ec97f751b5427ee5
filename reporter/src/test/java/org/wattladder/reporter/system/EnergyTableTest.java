package org.wattladder.reporter.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Table;

class EnergyTableTest {
    private static final Message NO_METER = Message.of("absent.no-meter");

    /** The sample run, without watts in the intervals of these worklets. */
    private static RunFigures withoutWatts(RunResult run, List<String> worklets) {
        RunResult result = run;
        for (String worklet : worklets) {
            result = Altered.intervals(
                    result,
                    worklet,
                    any -> true,
                    interval ->
                            Altered.power(interval, PowerResult.of(Measurement.absent("absent.no-meter"), List.of())));
        }
        return RunFigures.of(result);
    }

    private static List<Message> headings(Table<?> table) {
        return table.columns().stream()
                .map(column -> (Message) column.heading())
                .toList();
    }

    @Test
    void shouldLeaveOutTheTableWhereNoWorkletHasAFigureAndSayWhy() {
        RunResult run = SampleRuns.full();
        List<String> all = run.plan().worklets().stream().map(WorkletPlan::name).toList();
        Section energy = EnergyTable.section(withoutWatts(run, all)).get(0).shown();
        assertThat(energy.tables()).isEmpty();
        assertThat(energy.notes()).containsExactly(Message.of("note.table-left-out", NO_METER));
    }

    @Test
    void shouldKeepColumnsInWhichOneWorkletHasAFigure() {
        Table<?> whole = EnergyTable.of(RunFigures.of(SampleRuns.full()));
        Section one = EnergyTable.section(withoutWatts(SampleRuns.full(), List.of("lu")))
                .get(0)
                .shown();
        assertThat(headings(one.tables().get(0))).isEqualTo(headings(whole));
        assertThat(one.notes()).extracting(Message::id).doesNotContain("note.columns-left-out");
    }
}
