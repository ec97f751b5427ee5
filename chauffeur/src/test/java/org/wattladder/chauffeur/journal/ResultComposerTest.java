package org.wattladder.chauffeur.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;

class ResultComposerTest {
    private final List<JournalRecord> journal = SampleJournal.complete();

    @Test
    void shouldPutEveryRecordInItsPlace() {
        RunResult result = ResultComposer.compose(SampleJournal.plan(), journal);
        assertThat(result.run()).isEqualTo("run-1");
        assertThat(result.termination().sentence()).isEqualTo("worklet sor broke off");
        assertThat(result.hosts()).hasSize(1);
        assertThat(result.meters()).hasSize(1);
        assertThat(result.worklets()).extracting(WorkletResult::name).containsExactly("lu", "sor");
        assertThat(result.worklets().get(0).intervals()).hasSize(2);
        assertThat(result.worklets().get(0).calibratedRate()).isEqualTo(Measurement.of(100));
        assertThat(result.worklets().get(1).faults()).hasSize(1);
        assertThat(result.endedAt()).isEqualTo(SampleJournal.START.plusSeconds(10));
    }

    @Test
    void shouldMarkARunWithoutAnEndAsIncomplete() {
        RunResult result = ResultComposer.compose(SampleJournal.plan(), journal.subList(0, 5));
        assertThat(result.termination().complete()).isFalse();
        assertThat(result.termination().sentence()).contains("without closing the run");
        assertThat(result.worklets().get(0).calibratedRate()).isInstanceOf(Measurement.Absent.class);
    }

    @Test
    void shouldRefuseAJournalWithoutABeginning() {
        assertThatThrownBy(() -> ResultComposer.compose(SampleJournal.plan(), journal.subList(1, 3)))
                .hasMessageContaining("when the run began");
    }

    @Test
    void shouldGiveTheSameResultForTheSameInput() {
        assertThat(ResultComposer.compose(SampleJournal.plan(), journal))
                .isEqualTo(ResultComposer.compose(SampleJournal.plan(), List.copyOf(journal)));
    }
}
