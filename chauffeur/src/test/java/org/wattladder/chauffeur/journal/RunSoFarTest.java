package org.wattladder.chauffeur.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;

class RunSoFarTest {
    private final List<JournalRecord> journal = SampleJournal.complete();

    @Test
    void shouldPutEveryRecordInItsPlace() {
        RunResult result = RunSoFar.of(journal).result(SampleJournal.plan());
        assertThat(result.run()).isEqualTo("run-1");
        assertThat(result.course().termination().reasons())
                .containsExactly(Message.of("fault.refused", "worklet sor broke off"));
        assertThat(result.hosts()).hasSize(1);
        assertThat(result.meters()).hasSize(1);
        assertThat(result.worklets()).extracting(WorkletResult::name).containsExactly("lu", "sor");
        assertThat(result.worklets().get(0).intervals()).hasSize(2);
        assertThat(result.worklets().get(0).calibratedRate()).isEqualTo(Measurement.of(100));
        assertThat(result.worklets().get(1).faults()).hasSize(1);
        assertThat(result.course().endedAt()).isEqualTo(SampleJournal.START.plusSeconds(10));
    }

    @Test
    void shouldMarkARunWithoutAnEndAsIncomplete() {
        RunResult result = RunSoFar.of(journal.subList(0, 7)).result(SampleJournal.plan());
        assertThat(result.course().termination().complete()).isFalse();
        assertThat(result.course().termination().reason()).contains(Message.of("fault.chauffeur-ended"));
        assertThat(result.worklets().get(0).calibratedRate()).isInstanceOf(Measurement.Absent.class);
    }

    @Test
    void shouldRefuseAJournalWithoutABeginning() {
        assertThatThrownBy(() -> RunSoFar.of(journal.subList(1, 3)).result(SampleJournal.plan()))
                .hasMessageContaining("when the run began");
    }

    @Test
    void shouldMissWhatWasPlannedAndNeverRecorded() {
        RunResult cut = RunSoFar.of(journal).result(SampleJournal.plan());
        RunResult resumed = RunSoFar.of(SampleJournal.resumed()).result(SampleJournal.plan());

        assertThat(cut.worklets().get(0).missing())
                .extracting(IntervalPlan::label)
                .containsExactly(Message.of("interval.level", Figure.shortest(50)));
        assertThat(resumed.worklets().get(0).missing()).isEmpty();
    }

    @Test
    void shouldGiveTheSameResultFromTheDiskAsFromMemory(@TempDir Path directory) throws Exception {
        SampleJournal.write(directory);
        RunResult read = RunSoFar.of(JournalReader.read(directory.resolve(RunDirectory.JOURNAL)))
                .result(PlanYaml.read(directory.resolve(RunDirectory.PLAN)));
        assertThat(read).isEqualTo(RunSoFar.of(journal).result(SampleJournal.plan()));
        assertThat(read.worklets()).hasSize(2);
    }

    @Test
    void shouldTellOfAnInterruptionAndCountEverythingOnce() {
        RunResult result = RunSoFar.of(SampleJournal.resumed()).result(SampleJournal.plan());
        assertThat(result.course().termination().complete()).isTrue();
        assertThat(result.course().endedAt()).isEqualTo(SampleJournal.START.plusSeconds(110));
        WorkletResult lu = result.worklets().get(0);
        assertThat(lu.intervals())
                .extracting(interval -> interval.plan().number())
                .containsExactly(2, 4, 5);
        assertThat(lu.clients()).hasSize(1);
        assertThat(result.worklets().get(1).faults()).isEmpty();
        assertThat(result.course().interruptions()).hasSize(1).first().satisfies(each -> {
            assertThat(each.at()).isEqualTo(SampleJournal.START.plusSeconds(10));
            assertThat(each.resumedAt()).isEqualTo(SampleJournal.START.plusSeconds(100));
            assertThat(each.after()).isEqualTo(Message.of("interrupted.after", "lu", 4));
            assertThat(each.cause()).isEqualTo(Message.of("fault.refused", "worklet sor broke off"));
            assertThat(each.faults())
                    .extracting(Fault::reason)
                    .containsExactly(Message.of("fault.client-failed", 1, "42", "it died"));
        });
    }
}
