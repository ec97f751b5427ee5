package org.wattladder.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.archive.Headline;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.ListedFigures;
import org.wattladder.chauffeur.archive.RunNote;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.archive.RunSubject;
import org.wattladder.model.plan.RunMode;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.chart.Picture;

class MachineHistoryTest {
    private static final Instant FIRST = Instant.parse("2026-03-01T10:00:00Z");

    @TempDir
    private Path results;

    private IndexedRun run(int number, double score, Optional<Headline.Interval> interval, String kernel)
            throws IOException {
        return run(number, score, interval, kernel, RunMode.RATING);
    }

    private IndexedRun run(int number, double score, Optional<Headline.Interval> interval, String kernel, RunMode mode)
            throws IOException {
        String name = "run-" + number;
        Files.writeString(
                Files.createDirectories(results.resolve(name)).resolve("environment.yaml"), """
                hosts:
                  sut:
                    os:
                      kernel: {discovered: "%s"}
                """.formatted(kernel));
        Instant began = FIRST.plusSeconds(86_400L * number);
        return new IndexedRun(
                name,
                results,
                name,
                new RunState.Complete(Verdict.VALID),
                Optional.of(new RunSubject("rating", "A rating", mode, List.of("sut"))),
                Optional.of(began),
                Optional.of(began.plusSeconds(60)),
                began,
                new ListedFigures(
                        Optional.empty(),
                        Optional.of(new Headline(Headline.Kind.SCORE, score, interval, Optional.empty())),
                        OptionalDouble.of(100),
                        OptionalDouble.of(40),
                        OptionalLong.of(0),
                        OptionalLong.of(0)),
                new RunNote(List.of(), ""),
                Optional.empty());
    }

    @Test
    void shouldDrawIntervalsAndMarkTheRunWhoseKernelIsAnother() throws IOException {
        MachineHistory history = MachineHistory.of(List.of(
                        run(3, 104, Optional.of(new Headline.Interval(103, 105)), "6.2"),
                        run(2, 100, Optional.empty(), "6.1"),
                        run(1, 100, Optional.of(new Headline.Interval(98, 102)), "6.1")))
                .orElseThrow();

        Words words = Words.in(Language.ENGLISH);
        Picture picture = history.picture();
        String svg = picture.drawing().apply(words);
        assertThat(svg.split("class=\"extent\"", -1))
                .as("two intervals of three lines")
                .hasSize(1 + 2 * 3);
        assertThat(svg.split("class=\"sign", -1)).hasSize(2);
        assertThat(svg).contains("<title>Kernel: 6.1 → 6.2</title>");
        assertThat(picture.keys())
                .extracting(key -> words.say(key.meaning()))
                .contains("95 % interval", "Changed since the run before");
    }

    @Test
    void shouldKeepRehearsalsApart() throws IOException {
        MachineHistory history = MachineHistory.of(List.of(
                        run(4, 104, Optional.empty(), "6.1"),
                        run(3, 5, Optional.empty(), "6.1", RunMode.REHEARSAL),
                        run(2, 5, Optional.empty(), "6.1", RunMode.REHEARSAL),
                        run(1, 100, Optional.empty(), "6.1")))
                .orElseThrow();

        assertThat(history.rows()).extracting(row -> row.line().run().name()).containsExactly("run-4", "run-1");
    }

    @Test
    void shouldBeEmptyWithOneRun() throws IOException {
        assertThat(MachineHistory.of(List.of(run(1, 100, Optional.empty(), "6.1"))))
                .isEmpty();
    }
}
