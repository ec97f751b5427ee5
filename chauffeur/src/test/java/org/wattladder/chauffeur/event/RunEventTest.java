package org.wattladder.chauffeur.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.reporter.finding.Verdict;
import tools.jackson.databind.json.JsonMapper;

class RunEventTest {
    private final JsonMapper mapper = WireCodec.strictMapper();

    static Stream<RunEvent> events() {
        return Stream.concat(
                SampleJournal.complete().stream().map(RunEvent.Journaled::new),
                Stream.of(
                        new RunEvent.RunStarted("results/one", SampleJournal.plan()),
                        new RunEvent.Note(Message.of("note.without-host", "b")),
                        new RunEvent.WorkletPreparing(1),
                        new RunEvent.IntervalStarted(
                                0,
                                SampleJournal.plan()
                                        .worklets()
                                        .get(0)
                                        .schedule()
                                        .foreseen()
                                        .get(3),
                                Measurement.of(1234.5)),
                        new RunEvent.PartEntered(IntervalPart.PRE, Duration.ofMillis(15_500)),
                        new RunEvent.Progress(
                                IntervalPart.RECORDING,
                                Duration.ofSeconds(75),
                                Measurement.absent("absent.no-sample-yet")),
                        new RunEvent.ReportsWritten(Verdict.INVALID, List.of("results/one/result.html")),
                        new RunEvent.Finished(1, Optional.empty()),
                        new RunEvent.Finished(4, Optional.of(Message.of("fault.refused", "the disk is full"))),
                        new RunEvent.EventsMissed(7)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("events")
    void shouldReadBackWhatWasWritten(RunEvent event) {
        String text = mapper.writerFor(RunEvent.class).writeValueAsString(event);
        assertThat(mapper.readValue(text, RunEvent.class)).isEqualTo(event);
        assertThat(text).startsWith("{\"event\":\"");
    }

    @Test
    void shouldHaveASampleOfEveryKindOfEvent() {
        assertThat(events().map(Object::getClass).distinct())
                .containsExactlyInAnyOrderElementsOf(Arrays.asList(RunEvent.class.getPermittedSubclasses()));
    }

    @Test
    void shouldCarryTheJournalsOwnText() {
        JournalRecord record = SampleJournal.complete().get(0);
        assertThat(mapper.writerFor(RunEvent.class).writeValueAsString(new RunEvent.Journaled(record)))
                .isEqualTo("{\"event\":\"journaled\",\"entry\":"
                        + mapper.writerFor(JournalRecord.class).writeValueAsString(record) + "}");
    }
}
