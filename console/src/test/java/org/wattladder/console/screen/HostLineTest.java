package org.wattladder.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.ListedFigures;
import org.wattladder.chauffeur.archive.RunNote;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.archive.RunSubject;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Verdict;

class HostLineTest {
    private static final Instant BEGAN = Instant.parse("2026-03-01T10:00:00Z");

    private static RunLine run(RunState state, RunMode mode) {
        return new RunLine(new IndexedRun(
                "run",
                Path.of("results"),
                "run",
                state,
                Optional.of(new RunSubject("rating", "A rating", mode, List.of("sut"))),
                Optional.of(BEGAN),
                Optional.empty(),
                BEGAN,
                ListedFigures.none(),
                RunNote.none(),
                Optional.empty()));
    }

    private static HostLine machine(Optional<RunLine> last) {
        return new HostLine("sut", false, last, Optional.empty(), Optional.empty(), Optional.empty());
    }

    @Test
    void shouldBeIdleHoweverItsLastRunEnded() {
        HostLine valid = machine(Optional.of(run(new RunState.Complete(Verdict.VALID), RunMode.RATING)));
        HostLine invalid = machine(Optional.of(run(new RunState.Complete(Verdict.INVALID), RunMode.RATING)));

        assertThat(List.of(valid.state(), invalid.state())).containsOnly(Message.of("console.idle-now"));
        assertThat(List.of(valid.kind(), invalid.kind())).containsOnly("");
        HostLine measured = machine(Optional.of(run(new RunState.Running(), RunMode.RATING)));
        assertThat(measured.state()).isEqualTo(new RunState.Running().word());
        assertThat(measured.kind()).isEqualTo("running");
        assertThat(machine(Optional.empty()).state()).isEqualTo(Message.of("console.never-asked"));
    }

    @Test
    void shouldSayHowLongARunIsOnAndWhetherItRehearses() {
        RunLine rehearsal = run(new RunState.Complete(Verdict.REHEARSAL), RunMode.REHEARSAL);

        assertThat(rehearsal.rehearsal()).isTrue();
        assertThat(run(new RunState.Complete(Verdict.VALID), RunMode.RATING).rehearsal())
                .isFalse();
        assertThat(rehearsal.elapsed(BEGAN.plusSeconds(90))).isEqualTo(Duration.ofSeconds(90));
        assertThat(rehearsal.elapsed(BEGAN.minusSeconds(90))).isZero();
    }
}
