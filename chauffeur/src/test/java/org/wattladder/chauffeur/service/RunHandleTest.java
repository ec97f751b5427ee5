package org.wattladder.chauffeur.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.agents.AgentAccess;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.link.Transport;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.series.Repetitions;
import org.wattladder.worklets.api.WorkletCatalogue;

@Timeout(60)
class RunHandleTest {
    private static final RunOutcome STOPPED = RunOutcome.reported(ExitCode.BROKEN_OFF, "what was measured");

    @TempDir
    private Path folder;

    private RunService service() {
        return new RunService(
                hosts -> new AgentAccess(Path.of("/none/wattladder"), Transport.plain(), Optional.empty(), List.of()),
                WorkletCatalogue.load(),
                TimeSource.system());
    }

    private RunRequest begin(Path directory) {
        return new RunRequest.Begin(
                SampleJournal.plan(),
                Environment.unasked(),
                directory,
                Repetitions.of(1),
                List.of(),
                new ReportOptions(List.of(), Optional.empty()));
    }

    @Test
    void shouldStopARunAndHandOutWhatItMeasured() throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        RunHandle handle = new RunHandle(new EventFeed(TimeSource.system()), () -> {
            started.countDown();
            try {
                new CountDownLatch(1).await();
                throw new AssertionError("nobody lets it go");
            } catch (InterruptedException stopped) {
                return STOPPED;
            }
        });
        handle.start();
        started.await();
        handle.stop();
        assertThat(handle.await()).isEqualTo(STOPPED);
    }

    @Test
    void shouldThrowAFaultOfTheProgramWhereItIsAwaited() {
        RunHandle handle = new RunHandle(new EventFeed(TimeSource.system()), () -> {
            throw new OutOfMemoryError("simulated");
        });
        handle.start();
        assertThatThrownBy(handle::await).isInstanceOf(OutOfMemoryError.class).hasMessage("simulated");
    }

    /** Nobody listens on the port of the sample plan's host, so the run ends where it connects, and everything else is real. */
    @Test
    void shouldTellSubscribersEverythingFromStartToFinish() throws Exception {
        List<RunEvent> heard = new ArrayList<>();
        Path directory = folder.resolve("run");
        RunOutcome outcome =
                service().start(begin(directory), List.of(heard::add)).await();
        assertThat(outcome.exitCode()).isEqualTo(ExitCode.UNREACHABLE);
        assertThat(outcome.text()).isEmpty();
        assertThat(outcome.complaint()).isPresent();
        assertThat(directory).doesNotExist();
        assertThat(heard.get(0)).isEqualTo(new RunEvent.RunStarted(directory.toString(), SampleJournal.plan()));
        assertThat(heard)
                .as("why it ended is said once, by the last event")
                .noneMatch(event -> event instanceof RunEvent.Journaled journaled
                        && journaled.entry() instanceof JournalRecord.RunEnded);
        assertThat(heard.get(heard.size() - 1)).isEqualTo(new RunEvent.Finished(3, outcome.complaint()));
    }

    @Test
    void shouldRefuseADirectoryThatIsTakenBeforeAnythingStarts() throws Exception {
        Path taken = Files.createDirectories(folder.resolve("taken"));
        Files.writeString(taken.resolve("mine.txt"), "mine");
        List<RunEvent> heard = new ArrayList<>();
        assertThatThrownBy(() -> service().start(begin(taken), List.of(heard::add)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("is not empty");
        assertThat(heard).isEmpty();
        assertThat(taken.resolve(RunDirectory.PLAN)).doesNotExist();
    }
}
