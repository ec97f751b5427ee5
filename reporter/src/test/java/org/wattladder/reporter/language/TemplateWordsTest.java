package org.wattladder.reporter.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.reporter.system.EnergyTable;
import org.wattladder.reporter.system.ScoreSection;
import org.wattladder.reporter.system.disk.DiskIo;
import org.wattladder.reporter.view.DepthTable;
import org.wattladder.reporter.view.HostRows;
import org.wattladder.reporter.view.IntervalDetail;
import org.wattladder.reporter.view.RunView;
import org.wattladder.reporter.view.TrafficRow;
import org.wattladder.reporter.view.WorkletDetail;

/** What templates and tables always say has words, whether or not a sample shows it. */
class TemplateWordsTest {
    private static final Path TEMPLATES = Path.of("src/main/jte");
    private static final Pattern SAID = Pattern.compile("words\\.say\\(\"([^\"]+)\"\\)");
    private static final Pattern UNIT = Pattern.compile("p[0-9.]+( ms)?|M(i)?B/s|IO/s|JVM|[WVA]");

    @ParameterizedTest
    @MethodSource("texts")
    void shouldHaveWordsForWhatEveryPageSays(String text) {
        for (Language language : Language.translations()) {
            assertThat(Words.in(language).pieces(text))
                    .as("add words for \"%s\" to %s.properties", text, language.tag())
                    .isNotEmpty()
                    .allMatch(Piece::translated);
        }
    }

    static Stream<String> texts() throws IOException {
        try (Stream<Path> templates = Files.walk(TEMPLATES)) {
            List<String> said = templates
                    .filter(file -> file.toString().endsWith(".jte"))
                    .flatMap(file -> SAID.matcher(read(file)).results())
                    .map(match -> match.group(1))
                    .toList();
            List<String> always = List.of(
                    RunView.MODELLED_ON,
                    WorkletDetail.NOTE,
                    DepthTable.LEGEND,
                    ScoreSection.TITLE,
                    ScoreSection.CAPTION,
                    EnergyTable.TITLE,
                    EnergyTable.CAPTION,
                    DiskIo.TITLE,
                    DiskIo.CAPTION,
                    "Traffic. " + TrafficRow.NOTE,
                    "Hosts side by side. " + HostRows.NOTE + " " + HostRows.EXTREMES);
            return Stream.of(
                    said,
                    always,
                    IntervalDetail.OVERVIEW,
                    IntervalDetail.METERS,
                    IntervalDetail.CHANNELS,
                    IntervalDetail.LATENCIES,
                    IntervalDetail.CLIENTS,
                    WorkletDetail.CLIENTS,
                    ScoreSection.HEADINGS,
                    EnergyTable.HEADINGS,
                    DepthTable.HEADINGS,
                    TrafficRow.HEADINGS,
                    HostRows.HEADINGS)
                    .flatMap(List::stream)
                    .filter(text -> !UNIT.matcher(text).matches())
                    .distinct()
                    .toList()
                    .stream();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }
}
