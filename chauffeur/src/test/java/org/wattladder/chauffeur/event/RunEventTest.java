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
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.reporter.finding.Verdict;
import tools.jackson.databind.json.JsonMapper;

class RunEventTest {
    private final JsonMapper mapper = WireCodec.strictMapper();

    static Stream<RunEvent> events() {
        return Stream.concat(
                SampleJournal.complete().stream().map(record -> new RunEvent.Journaled(7, record)),
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
                        progress(),
                        attached(Optional.empty()),
                        attached(Optional.of(new RunPosition(
                                1,
                                Optional.of(new RunEvent.IntervalStarted(
                                        1,
                                        SampleJournal.plan()
                                                .worklets()
                                                .get(1)
                                                .schedule()
                                                .foreseen()
                                                .get(0),
                                        Measurement.absent("absent.unpaced"))),
                                Optional.of(new RunEvent.PartEntered(IntervalPart.RECORDING, Duration.ofSeconds(61))),
                                Optional.of(new RunPosition.Readings(progress(), Duration.ofMillis(7_500)))))),
                        new RunEvent.ReportsWritten(Verdict.INVALID, List.of("results/one/result.html")),
                        new RunEvent.Finished(1, Optional.empty()),
                        new RunEvent.Finished(4, Optional.of(Message.of("fault.refused", "the disk is full"))),
                        new RunEvent.EventsMissed(7)));
    }

    private static RunEvent.Progress progress() {
        return new RunEvent.Progress(
                IntervalPart.RECORDING,
                Duration.ofSeconds(75),
                Measurement.of(251.5),
                Optional.of(EvidenceTier.ANALYZER),
                Measurement.absent("absent.no-sensor"),
                List.of(
                        new RunEvent.Reading("a", MeterFacts.Quantity.POWER, Measurement.of(251.5)),
                        new RunEvent.Reading(
                                "b",
                                MeterFacts.Quantity.TEMPERATURE,
                                Measurement.absent("absent.no-new-sample", "b"))));
    }

    private static RunEvent attached(Optional<RunPosition> position) {
        return new RunEvent.Attached("run-1", "/results/run-1", 4711, "0.1.0", 12, position);
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
        assertThat(mapper.writerFor(RunEvent.class).writeValueAsString(new RunEvent.Journaled(7, record)))
                .isEqualTo("{\"event\":\"journaled\",\"line\":7,\"entry\":"
                        + mapper.writerFor(JournalRecord.class).writeValueAsString(record) + "}");
    }
}
