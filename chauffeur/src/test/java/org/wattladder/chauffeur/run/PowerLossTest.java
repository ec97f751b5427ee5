package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.config.change.RandomPlans;
import org.wattladder.chauffeur.journal.FragileDisk;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.Ladder;

/** Power is lost, or the disk is full, at every single operation on the disk: nothing that was reported as done is lost. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("slow")
class PowerLossTest extends OnARig {
    private static final IntervalLengths LENGTHS =
            new IntervalLengths(Duration.ZERO, Duration.ofMillis(1), Duration.ofMillis(3), Duration.ofMillis(1));
    /** A build loses power at one operation of so many. */
    private static final int EVERYDAY = 20;

    private static final RunPlan PLAN = RandomPlans.of(
            "lu", new Ladder(Duration.ofMillis(3), 2, CalibrationUse.MEAN, LENGTHS, List.of(100.0, 50.0), LENGTHS));

    @Test
    void shouldLoseNothingThatWasAcknowledgedAndMeasureNothingTwice() throws Exception {
        from(1);
    }

    static IntStream others() {
        return IntStream.rangeClosed(2, EVERYDAY);
    }

    /** The operations between those; they go on beside each other. */
    @ParameterizedTest
    @Tag("full")
    @MethodSource("others")
    void shouldLoseNothingAtAnyOperation(int first) throws Exception {
        from(first);
    }

    /** One operation and each that lies so many further. */
    private void from(int first) throws Exception {
        boolean whole = false;
        for (int operations = first; !whole; operations += EVERYDAY) {
            FragileDisk disk = new FragileDisk(operations);
            disk.failAfter(operations);
            Acknowledged acknowledged = new Acknowledged();
            try {
                steady().run(PLAN, disk, acknowledged);
                whole = !disk.hasFailed();
            } catch (IOException gone) {
                assertThat(gone).hasMessage("No space left on device");
            }
            List<IntervalResult> kept = List.copyOf(acknowledged.intervals);
            disk.pullThePlug();
            steady().run(PLAN, disk, acknowledged);
            RunResult result = result(disk);
            String place = "failed at operation " + operations;
            assertThat(result.course().termination().reasons()).as(place).isEmpty();
            List<IntervalResult> intervals = result.worklets().get(0).intervals();
            assertThat(intervals).as(place).containsAll(kept);
            assertThat(intervals)
                    .as(place)
                    .extracting(interval -> interval.plan().number())
                    .containsExactlyElementsOf(planned(PLAN.worklets().get(0)));
        }
    }

    @Test
    void shouldTakeLevelsOfTheArchivedCalibration() throws Exception {
        FragileDisk disk = new FragileDisk(1);
        Acknowledged acknowledged = new Acknowledged();
        try {
            steady().run(PLAN, disk, new Acknowledged() {
                @Override
                public void accept(JournalRecord record) {
                    super.accept(record);
                    if (record instanceof JournalRecord.IntervalRecorded recorded
                            && recorded.interval().plan().number() == 4) {
                        disk.failAfter(1);
                    }
                }
            });
        } catch (IOException full) {
            disk.pullThePlug();
        }
        new RunRig(directory)
                .with("sut", ChauffeurTest.DoubleSpeedDirector::new)
                .run(PLAN, disk, acknowledged);
        assertThat(acknowledged.intervals)
                .extracting(interval -> interval.plan().number())
                .containsExactly(5);
        assertThat(acknowledged.intervals.get(0).rates().target().asOptional())
                .hasValue(result(disk)
                                .worklets()
                                .get(0)
                                .calibratedRate()
                                .asOptional()
                                .getAsDouble()
                        / 2);
    }

    private RunRig steady() {
        return new RunRig(directory).with("sut", SteadyDirector::new);
    }

    private RunResult result(FragileDisk disk) throws IOException {
        Path journal = directory.resolve(RunDirectory.JOURNAL);
        Files.write(journal, disk.content(journal));
        return RunSoFar.of(JournalReader.read(journal)).result(PLAN);
    }

    private static List<Integer> planned(WorkletPlan worklet) {
        return worklet.schedule().foreseen().stream().map(IntervalPlan::number).toList();
    }

    /** Remembers what was said to be done. */
    private static class Acknowledged implements Consumer<JournalRecord> {
        final List<IntervalResult> intervals = new ArrayList<>();

        @Override
        public void accept(JournalRecord record) {
            if (record instanceof JournalRecord.IntervalRecorded recorded) {
                intervals.add(recorded.interval());
            }
        }
    }
}
