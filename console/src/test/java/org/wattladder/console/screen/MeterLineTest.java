package org.wattladder.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.ListedFigures;
import org.wattladder.chauffeur.archive.RunNote;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterIdentity;
import org.wattladder.model.result.MeterRanges;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

/** How a meter stands, in words, by what its last run is doing and by what it measured last. */
class MeterLineTest {
    private static final RunState ON = new RunState.Running();
    private static final RunState WAITS = new RunState.Waiting(List.of());
    private static final Measurement NONE = Measurement.absent("absent.not-metered");
    private static final String STALE = "Stale: nothing measures with it now.";

    private static Stream<Arguments> meters() {
        Duration fresh = Duration.ofSeconds(30);
        Duration old = Duration.ofMinutes(11);
        return Stream.of(
                Arguments.of("as it should be", ON, Optional.of(window(231.5, 0)), fresh, List.of()),
                Arguments.of("no reading yet", ON, Optional.empty(), fresh, List.of("No reading yet.")),
                Arguments.of("no run", WAITS, Optional.of(window(231.5, 0)), fresh, List.of(STALE)),
                Arguments.of("too long ago", ON, Optional.of(window(231.5, 0)), old, List.of(STALE)),
                Arguments.of(
                        "zero", ON, Optional.of(window(0, 0)), fresh, List.of("Zero: is the machine on this meter?")),
                Arguments.of(
                        "over range",
                        ON,
                        Optional.of(window(231.5, 3)),
                        fresh,
                        List.of("3 of 10 samples were errors or over range.")),
                Arguments.of(
                        "unknown",
                        ON,
                        Optional.of(SampleWindow.of("m", NONE).window()),
                        fresh,
                        List.of("Unknown: not metered.")),
                Arguments.of(
                        "several",
                        WAITS,
                        Optional.of(window(0, 1)),
                        old,
                        List.of(
                                STALE,
                                "Zero: is the machine on this meter?",
                                "1 of 10 samples were errors or over range.")));
    }

    private static MeterWindow window(double watts, int errors) {
        return SampleWindow.of("m", Measurement.of(watts))
                .withSamples(10 - errors, errors)
                .window();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("meters")
    void shouldSayInWordsHowAMeterStands(
            String what, RunState state, Optional<MeterWindow> window, Duration age, List<String> remarks) {
        MeterFacts facts = new MeterFacts(
                "m",
                MeterFacts.Quantity.POWER,
                "192.0.2.9:8888",
                new MeterIdentity("device", "1", "identity", false),
                EvidenceTier.ANALYZER,
                new MeterRanges("", "10 A"),
                1,
                Measurement.of(0.5));
        IndexedRun run = new IndexedRun(
                "r",
                Path.of("results"),
                "r",
                state,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH,
                ListedFigures.none(),
                RunNote.none(),
                Optional.empty());
        MeterLine line = new MeterLine(new RunLine(run), facts, Optional.empty(), window, Optional.of(age));
        Words words = Words.in(Language.ENGLISH);

        assertThat(line.remarks()).extracting(words::sentence).isEqualTo(remarks);
        assertThat(words.say(line.range())).isEqualTo("10 A");
    }
}
