package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

/** A run that is killed, resumed, stopped and resumed again: everything is measured once, and the result verifies. */
@Order(1)
class ResumeIT {
    @TempDir
    private Path directory;

    @Test
    void shouldResumeARunThatWasKilledAndThenStopped() throws Exception {
        RunFiles files = new RunFiles(directory.resolve("out"));
        Launched first =
                Installation.runSeconds(directory, "--out", files.directory().toString());
        files.awaitIntervals(2);
        first.process().destroyForcibly();
        first.exitCode();
        Path journal = files.directory().resolve("journal.jsonl");
        String recorded = Files.readString(journal);
        Files.writeString(journal, recorded + "{\"sha256\":\"0");

        Launched second = resume(files);
        files.awaitIntervals(3);
        second.process().destroy();
        assertThat(second.exitCode()).as(second.errors()).isEqualTo(4);
        assertThat(second.errors())
                .contains("incomplete bytes; they are ignored")
                .contains("resuming: 2 of 5 intervals are recorded");

        Launched third = resume(files);
        assertThat(third.exitCode()).as(third.errors()).isIn(0, 1);
        assertThat(Files.readString(journal)).startsWith(recorded);
        RunResult result = files.result();
        assertThat(result.course().termination().complete()).isTrue();
        assertThat(result.worklets().get(0).intervals())
                .extracting(interval -> interval.plan().number())
                .containsExactly(1, 2, 3, 4);
        assertThat(result.worklets().get(1).intervals()).hasSize(1);
        assertThat(result.course().interruptions()).hasSize(2);
        assertThat(Words.in(Language.ENGLISH)
                        .say(result.course().interruptions().get(0).cause()))
                .contains("without closing the run");
        assertThat(Words.in(Language.ENGLISH)
                        .say(result.course().interruptions().get(0).after()))
                .isEqualTo("after lu, interval 2 (calibration 1)");
        assertThat(Words.in(Language.ENGLISH)
                        .say(result.course().interruptions().get(1).cause()))
                .contains("stopped by the user");
        assertThat(Files.readString(files.directory().resolve("result.txt"))).contains("interrupted");

        Launched verify =
                Installation.start(directory, "verify", files.directory().toString());
        assertThat(verify.exitCode()).as(verify.output()).isZero();
        Launched again = resume(files);
        assertThat(again.exitCode()).isEqualTo(2);
        assertThat(again.errors()).contains("is complete, nothing is left to resume");
    }

    private Launched resume(RunFiles files) throws Exception {
        return Installation.start(
                directory, "run", "--resume", files.directory().toString());
    }
}
