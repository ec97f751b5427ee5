package org.wattladder.chauffeur.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.event.IntervalPart;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

class TerminalProgressTest {
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    /** Everything is told in the same moment. */
    private static final class StoppedClock implements TimeSource {
        @Override
        public Instant now() {
            return SampleJournal.START;
        }

        @Override
        public long nanoTime() {
            return 0;
        }
    }

    private String lines(int columns) {
        TerminalProgress progress = new TerminalProgress(
                new PrintStream(written, true, StandardCharsets.UTF_8),
                columns,
                Words.in(Language.ENGLISH),
                new StoppedClock());
        RunPlan plan = SampleJournal.plan();
        WorkletPlan worklet = plan.worklets().get(0);
        IntervalPlan level = worklet.schedule().foreseen().get(3);
        JournalRecord recorded = SampleJournal.complete().stream()
                .filter(JournalRecord.IntervalRecorded.class::isInstance)
                .findFirst()
                .orElseThrow();
        JournalRecord meter = SampleJournal.complete().get(3);
        progress.accept(new RunEvent.RunStarted("out", plan));
        progress.accept(new RunEvent.Journaled(1, meter));
        progress.accept(new RunEvent.WorkletPreparing(0));
        progress.accept(new RunEvent.IntervalStarted(0, level, Measurement.of(1234.5)));
        progress.accept(new RunEvent.Progress(
                IntervalPart.RECORDING,
                Duration.ofSeconds(75),
                Measurement.of(251.34),
                Optional.of(EvidenceTier.ANALYZER),
                Measurement.absent("absent.no-sensor"),
                List.of()));
        progress.accept(new RunEvent.Journaled(1, recorded));
        progress.accept(new RunEvent.Journaled(
                1,
                new JournalRecord.FaultNoted(
                        0,
                        new Fault(
                                SampleJournal.START,
                                Message.of("place.host", "sut"),
                                Message.of("fault.client-failed", 1, "42", "it died"),
                                List.of("last words")))));
        progress.accept(new RunEvent.Journaled(
                1,
                new JournalRecord.RunEnded(
                        SampleJournal.START,
                        Termination.aborted(Message.of("fault.refused", "worklet lu broke off")))));
        return written.toString(StandardCharsets.UTF_8);
    }

    @Test
    void shouldPrintPlainLinesWhenNobodyWatches() {
        assertThat(lines(0)).isEqualTo("""
                        A tiny ladder (suite tiny, research, not a rating)
                          subset, for research only; left out by --only: sor
                          about 0:12; results go to out
                          power: Wattladder-estimate at 127.0.0.1:8888, evidence tier estimated
                        [1/2] lu (cpu)
                            level 100 %: 100.0/s, watts absent: the run has no power meter | run ends in 0:03
                        ! host sut: client 1 (process 42): it died
                        !   last words
                        incomplete: worklet lu broke off
                        """);
    }

    @Test
    void shouldRedrawOneLineOnATerminal() {
        assertThat(lines(120))
                .containsPattern(
                        "\r\u001b\\[K\\[-{10}\\] 1:15 left, run ends at [0-9]+:[0-9]{2} \\| lu, level 100 %: recording, 251\\.3 W");
        assertThat(lines(40)).containsPattern("\r\u001b\\[K\\[-{10}\\] 1:15 left, run ends[^\r]{1,10}\r");
    }

    @Test
    void shouldPrintTheSameUnderEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("de-DE"));
            assertThat(lines(120)).contains("251.3 W");
        } finally {
            Locale.setDefault(before);
        }
    }
}
