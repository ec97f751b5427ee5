package org.wattladder.worklets.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.api.Figure;

class LineRoundTripTest {
    private static final String ALPHABET = "aZ09 %+&=-_.:;'\"\\/\n\r\täß€漢";

    @RepeatedTest(50)
    void shouldReadEveryLineOfAClientAsItWasWritten(RepetitionInfo repetition) {
        SplittableRandom random = new SplittableRandom(repetition.getCurrentRepetition());
        ClientLine[] lines = {
            new ReadyLine(
                    random.nextLong(),
                    random.nextLong(),
                    words(random),
                    random.nextBoolean() ? "" : "io_uring on",
                    random.nextBoolean() ? Optional.empty() : Optional.of(BypassProof.REFUSAL)),
            new CountLine(
                    random.nextLong(),
                    words(random),
                    random.nextLong(),
                    random.nextLong(),
                    random.nextLong(),
                    "HISTFAAAA+/=",
                    "-"),
            new FigureLine(random.nextLong(), new Figure("cache-hits", random.nextDouble(-1e9, 1e9), words(random))),
            new StageLine(
                    random.nextLong(),
                    random.nextBoolean() ? StageLine.Stage.PRE : StageLine.Stage.MEASURED,
                    random.nextLong()),
            new DoneLine(
                    random.nextLong(),
                    random.nextLong(),
                    random.nextLong(),
                    random.nextLong(),
                    random.nextLong(),
                    random.nextLong()),
            new FailedLine(words(random))
        };
        for (ClientLine line : lines) {
            assertThat(line.text())
                    .as("seed %d", repetition.getCurrentRepetition())
                    .doesNotContain("\n", "\r");
            assertThat(ClientLine.parse(line.text()))
                    .as("seed %d", repetition.getCurrentRepetition())
                    .isEqualTo(line);
        }
    }

    @RepeatedTest(50)
    void shouldReadEveryLineOfADirectorAsItWasWritten(RepetitionInfo repetition) {
        SplittableRandom random = new SplittableRandom(repetition.getCurrentRepetition());
        RunLine.Pace pace = random.nextBoolean()
                ? RunLine.Pace.unpaced()
                : new RunLine.Pace(random.nextLong(1L << 40), random.nextLong(1L << 40), random.nextLong(1L << 40));
        long recording = 8 + random.nextLong(1L << 50);
        RunLine run = new RunLine(
                random.nextLong(),
                random.nextLong(),
                1 + random.nextLong(1L << 50),
                recording,
                1 + random.nextLong(1L << 50),
                pace,
                random.nextLong(),
                pace.isUnpaced() ? random.nextInt(4096) : 0,
                random.nextBoolean() ? List.of() : List.of(recording / 4, recording / 2));
        assertThat(DirectorLine.parse(run.text()))
                .as("seed %d", repetition.getCurrentRepetition())
                .isEqualTo(run);
    }

    @Test
    void shouldReadTheLinesOfIterationsAndTheStopLineAsTheyWereWritten() {
        for (DirectorLine line : new DirectorLine[] {
            new IterateLine(7, -3, 0, 50, 2, 50),
            new GoLine(7, Long.MIN_VALUE),
            new CutLine(7, 60),
            new EndLine(7),
            new StopLine()
        }) {
            assertThat(DirectorLine.parse(line.text())).isEqualTo(line);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "walk 1",
                "iterate 1 2 3 4294967297 5 50",
                "go 1",
                "end now",
                "stop now",
                "Stop",
                "run",
                "run 1 2 3 4 5 6 7 8",
                "run 1 2 3 4 5 6 7 8 9 10 - 12",
                "run 1 2 3 4 5 6 7 8 x 0",
                "run 1 2 3 4 5 6 7 8 9.0 0",
                "run 1 2 3 4 5 6 7 8 9 ",
                "run 1 2 3 4 5 6 7 8 99999999999999999999 0",
                "run 1 2 3 4 5 -1 -1 -1 9 4294967297",
                " run 1 2 3 4 5 6 7 8 9 0"
            })
    void shouldRefuseWhatNoDirectorWrites(String line) {
        assertThatThrownBy(() -> DirectorLine.parse(line))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run 1 2 -3 4 5 6 7 8 9 0",
                "run 1 2 3 -4 5 6 7 8 9 0",
                "run 1 2 3 4 9223372036854775807 6 7 8 9 0",
                "run 1 2 3 4 5 -1 7 8 9 0",
                "run 1 2 3 4 5 6 7 -2 9 0",
                "iterate 1 2 3 0 5 50",
                "iterate 1 2 3 4 5 101",
                "run 1 2 0 4 5 6 7 8 9 0",
                "run 1 2 3 0 5 6 7 8 9 0",
                "run 1 2 3 4 5 6 7 8 9 1",
                "run 1 2 3 4 5 -1 -1 -1 9 -1"
            })
    void shouldRefuseAnIntervalThatCannotBe(String line) {
        assertThatThrownBy(() -> DirectorLine.parse(line)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "ready",
                "ready x 1 jvm",
                "ready 1 jvm",
                "ready 1 2 a",
                "ready 1 2 a b",
                "ready 1 2 a b - c",
                "ready 1 2 a b mincore",
                "ready 1 2 %zz - -",
                "count 1 type 3 4 AAAA",
                "count 1 type many 4 AAAA -",
                "stage 1 post 2",
                "stage 1 pre",
                "done 1 2 3 4",
                "done 1 2 3 4 5",
                "done 1 2 3 4 5 6 7",
                "done 1 2 3 4 5 -",
                "failed",
                "failed two words"
            })
    void shouldRefuseWhatNoClientWrites(String line) {
        assertThatThrownBy(() -> ClientLine.parse(line))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(line);
    }

    private static String words(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(30);
        for (int i = 0; i < length; i++) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return text.toString();
    }
}
